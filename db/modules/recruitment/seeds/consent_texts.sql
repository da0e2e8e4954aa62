-- All versions of the consent text. A new text is a new row: earlier consent keeps the text that was read.
insert into app_public.consent_texts (version, text_nb, text_en) values (
  '2026-11',
  'Jeg samtykker til at {team} bruker det jeg har svart, til å vurdere meg for «{job}». Søknaden slettes {months} '
    'måneder etter at det sist skjedde noe med den. Jeg blir spurt først, og kan slette den før.',
  'I agree that {team} uses what I have answered to consider me for “{job}”. The application is erased {months} '
    'months after the last step in it. I am asked before, and can erase it earlier.'
) on conflict (version) do nothing;

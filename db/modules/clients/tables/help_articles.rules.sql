-- Some organisations take invoices only by ways of their own. Operators write down which, once for
-- all who invoice them.
select app_private.begin_rules('app_public.help_articles');

create policy "everybody signed in reads help articles" on app_public.help_articles for select to app_user using (true);
create policy "operators with review write help articles" on app_public.help_articles for insert to app_operator
  with check ((select app_hidden.current_operator_role()) in ('REVIEW', 'ADMIN'));
create policy "operators with review change help articles" on app_public.help_articles for update to app_operator
  using ((select app_hidden.current_operator_role()) in ('REVIEW', 'ADMIN'));
create policy "operators with review remove help articles" on app_public.help_articles for delete to app_operator
  using ((select app_hidden.current_operator_role()) in ('REVIEW', 'ADMIN'));
grant select on app_public.help_articles to app_user;
grant delete on app_public.help_articles to app_operator;
grant insert (
  org_number, name, block_manual_invoicing, show_attachment_warning, support_email, norwegian_article_url,
  english_article_url, norwegian_message, english_message
) on app_public.help_articles to app_operator;
grant update (
  org_number, name, block_manual_invoicing, show_attachment_warning, support_email, norwegian_article_url,
  english_article_url, norwegian_message, english_message, updated_at
) on app_public.help_articles to app_operator;

comment on table app_public.help_articles is
'@personal none
@prefix hlp
@defaultSort name
@section clients
@label name
@icon help
Help about invoicing an organisation (document B, section 3, Client).';
comment on column app_public.help_articles.org_number is
  E'@groups 3 3 3\nThe organisation number of the clients it is about.';
comment on column app_public.help_articles.name is E'@sort\nIts title, as people read it.';
comment on column app_public.help_articles.block_manual_invoicing is 'Whether the portal stops and shows it before an invoice is written.';
comment on column app_public.help_articles.show_attachment_warning is
  'Whether attachments get lost on their way, so that the portal warns about it.';
comment on column app_public.help_articles.support_email is
  'The address for questions about it; without it, questions cannot be sent.';
comment on column app_public.help_articles.norwegian_article_url is 'The address of further help in Norwegian.';
comment on column app_public.help_articles.english_article_url is 'The address of further help in English.';
comment on column app_public.help_articles.norwegian_message is E'@longText\nThe instructions in Norwegian.';
comment on column app_public.help_articles.english_message is E'@longText\nThe instructions in English.';
comment on column app_public.help_articles.created_at is 'When it was written, UTC.';

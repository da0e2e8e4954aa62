/** The tokens of the house as mail readers understand them: colours in the tag itself. */
export const MAIL_COLOR = {
  paper: '#FAF8F4',
  surface: '#FFFFFF',
  ink: '#1B2420',
  muted: '#56625B',
  line: '#E4DFD5',
  pine: '#0E5A47',
  moss: '#DCE7DF',
  rustSoft: '#F8E2DB',
} as const;

export const MAIL_FONT = {
  text: "Inter, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif",
  heading: "Newsreader, 'Iowan Old Style', 'Palatino Linotype', Georgia, serif",
} as const;

/**
 * For readers that know the dark. The classes are on the tags whose own colours would glare; the
 * amber, the blue and the rust of the breakdown hold on both.
 */
export const MAIL_DARK = `
@media (prefers-color-scheme: dark) {
  .paper { background-color: #111714 !important; }
  .surface { background-color: #18201C !important; border-color: #2A342F !important; }
  .ink, .ink a { color: #EDF0EB !important; }
  .muted, .muted a { color: #A6B2AA !important; }
  .moss { background-color: #213229 !important; }
  .rust { background-color: #3B1E17 !important; }
  .line { border-color: #2A342F !important; }
  .pine { color: #7FCDB4 !important; }
  .button { background-color: #7FCDB4 !important; }
  .button a { color: #0B1A15 !important; }
  .yours { background-color: #7FCDB4 !important; }
}
@media (max-width: 480px) {
  .card { padding: 28px 20px 10px !important; }
  .title { font-size: 25px !important; line-height: 31px !important; }
}`;

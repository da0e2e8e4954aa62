declare module '*.css';
declare module '@fontsource-variable/inter/wght.css';
declare module '@fontsource-variable/newsreader/wght.css';

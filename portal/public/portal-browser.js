// Plain old script, because a browser that needs this warning may not run the rest of the portal.
// The feature is the newest one the portal relies on.
(() => {
  if (typeof Promise === 'function' && typeof Promise.withResolvers === 'function') return;
  var english = /^\/v2\/en(\/|$)/.test(location.pathname);
  var warning = document.createElement('p');
  warning.setAttribute('role', 'alert');
  warning.lang = english ? 'en' : 'nb';
  warning.textContent = english
    ? 'Your browser is too old for Honorar. Some things may not work. Please update it.'
    : 'Nettleseren din er for gammel for Honorar. Noe kan slutte å virke. Oppdater den.';
  warning.style.cssText =
    'margin:0;padding:8px 16px;background:#FBEBCF;color:#6B420A;font:14px/20px sans-serif;text-align:center';
  document.body.insertBefore(warning, document.body.firstChild);
})();

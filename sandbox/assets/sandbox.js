// Updates the pages while they are open; without it they must be reloaded.
const list = document.querySelector('[data-newest]');
if (list) {
  setInterval(async () => {
    if (document.hidden) return;
    const search = new URLSearchParams(location.search).get('search') ?? '';
    const query = new URLSearchParams({ search });
    const answer = await fetch(`/sandbox/api/newest?${query}`).catch(() => null);
    const newest = answer?.ok ? await answer.json() : null;
    if (newest && newest.id !== list.dataset.newest) location.reload();
  }, 3000);
}

if (document.querySelector('[data-refresh="codes"]')) {
  setInterval(async () => {
    const answer = await fetch('/sandbox/api/codes').catch(() => null);
    if (!answer?.ok) return;
    for (const { email, code, secondsLeft } of await answer.json()) {
      const shown = document.querySelector(`[data-code="${CSS.escape(email)}"]`);
      const left = document.querySelector(`[data-left="${CSS.escape(email)}"]`);
      if (shown) shown.textContent = `${code.slice(0, 3)} ${code.slice(3)}`;
      if (left) left.textContent = left.textContent.replace(/\d+/, secondsLeft);
    }
  }, 1000);
}

// The frame of a mail is as high as the mail.
const frame = document.querySelector('iframe.mail');
if (frame) {
  const fitFrame = () => {
    const height = frame.contentDocument?.documentElement.scrollHeight;
    if (height) frame.style.height = `${height + 2}px`;
  };
  frame.addEventListener('load', fitFrame);
  addEventListener('resize', fitFrame);
  fitFrame();
}

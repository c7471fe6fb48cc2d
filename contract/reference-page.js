// The reference page of the contract: shows it with Redoc in the language that its reader chose. It stands below Redoc
// in one script, from which it has `init`.
/* global init */
{
  const LANGUAGES = ['ko', 'en'];
  const reference = document.getElementById('reference');
  const buttons = [...document.querySelectorAll('button[data-language]')];
  let shown;

  const chosenLanguage = () => {
    const wanted = new URLSearchParams(location.search).get('language');
    if (LANGUAGES.includes(wanted)) return wanted;
    return navigator.language.startsWith('ko') ? 'ko' : 'en';
  };

  const show = (language) => {
    document.documentElement.lang = language;
    for (const button of buttons) {
      button.setAttribute('aria-pressed', String(button.dataset.language === language));
    }
    const contract = JSON.parse(document.getElementById(`contract-${language}`).textContent);
    shown?.unmount();
    shown = init(contract, { disableTelemetry: true, hideDownloadButtons: true }, reference);
  };

  for (const button of buttons) {
    button.addEventListener('click', () => {
      const { language } = button.dataset;
      const url = new URL(location.href);
      url.searchParams.set('language', language);
      history.replaceState(undefined, '', url);
      show(language);
    });
  }
  show(chosenLanguage());
}

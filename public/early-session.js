// Asks who is signed in while the bundle is still on its way; the app takes the answer over.
(function () {
  var baseUrl = document.currentScript.dataset.apiBaseUrl || '';
  window.earlySession = fetch(baseUrl + '/v1/users/session/me', {
    credentials: 'include',
    headers: { Accept: 'application/json, text/plain, */*' },
  }).then(
    function (response) {
      return response.text().then(
        function (data) {
          return { status: response.status, data: data };
        },
        function () {},
      );
    },
    function () {},
  );
})();

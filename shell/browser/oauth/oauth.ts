// Script of `oauth.html`, the redirect page of OAuth sign-in. Sends `code` and `state` to the window that opened it, on
// this origin only, and removes them from the URL.
const result = new URLSearchParams(location.search);
history.replaceState(null, '', location.pathname);
const channel = new BroadcastChannel('lectern-oauth');
channel.postMessage({
  state: result.get('state'),
  code: result.get('code'),
  error: result.get('error'),
  description: result.get('error_description'),
});
channel.close();
close();

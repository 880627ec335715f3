// Runs in `oauth.html` at the end of a sign-in. Sends code and state to the opener, on this origin only, and removes
// them from the URL.
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

// Runs in `oauth.html`, where a sign-in ends: sends code and state to the opener, on this origin only, and removes them
// from the URL.
const answer = new URLSearchParams(location.search);
history.replaceState(null, '', location.pathname);
const channel = new BroadcastChannel('lectern-oauth');
channel.postMessage({
  state: answer.get('state'),
  code: answer.get('code'),
  error: answer.get('error'),
  description: answer.get('error_description'),
});
channel.close();
close();

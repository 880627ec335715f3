// Runs in `oauth.html`, where a sign-in ends: hands code and state to the page that asked, on this origin only, and takes
// them out of the address.
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

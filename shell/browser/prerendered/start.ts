// Fetches the behaviour of a prerendered page when the text is on the screen: what is compiled while a picture is made
// takes the processor from it. No module, so that it waits for nothing but the end of the page.
const enhance = () => import('./enhance.js');

// A way to another page, in its old form, is taken before anybody reads this one.
if (location.hash.startsWith('#/') || !PerformanceObserver.supportedEntryTypes.includes('paint')) void enhance();
else
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    void enhance();
  }).observe({type: 'paint', buffered: true});

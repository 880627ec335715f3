const {searchParams, href} = new URL(document.querySelector('link[rel=canonical]').href);
const target = new URL(href);
const asked = location.search.slice(1);
if (asked) target.search += (searchParams.size > 0 ? '&' : '?') + asked;
target.hash ||= location.hash;
location.replace(target);

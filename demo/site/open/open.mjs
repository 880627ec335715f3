// Shows a project of the reader's own: by its address, or from a folder that the browser reads. It is drawn in a frame without an
// origin, so nothing of it comes near what this site keeps. Files of a folder are handed to the frame one by one, when it asks.

const form = document.querySelector('form');
const status = document.querySelector('[role="status"]');
const {address, folder, theme, colour} = form.elements;
/** @type {HTMLIFrameElement} */
let frame = document.querySelector('iframe');
const here = new URL('..', location.href);

/**
 * What is open: where its docs.json lies, how its files are read when a frame without an origin cannot, and the first page. Of this
 * site that is not the home page, which shows this page.
 */
let project = {config: new URL('docs.json', here).href, name: 'this site', read: readHere, page: '#/quickstart'};
let hasOwnColour = false;

function say(words, isError = false) {
  status.textContent = words;
  status.toggleAttribute('data-is-error', isError);
}

/** A file of this site; a frame without an origin may not ask for it. */
async function readHere(path) {
  const answer = await fetch(new URL(path, here), {credentials: 'omit'});
  return answer.ok ? answer.blob() : undefined;
}

/** The address of docs.json that a reader has typed: a folder gets the name of the file, a page of GitHub its text. */
export function configAddress(written) {
  const text = written.trim();
  const url = new URL(/^https?:\/\//i.test(text) ? text : `https://${text}`);
  const [, owner, repository, , branch = 'HEAD', path = ''] =
    /^\/([^/]+)\/([^/]+)(\/(?:tree|blob)\/([^/]+)\/?(.*))?$/.exec(url.pathname) ?? [];
  if (url.hostname === 'github.com' && owner)
    return configAddress(`https://raw.githubusercontent.com/${owner}/${repository}/${branch}/${path}`);
  if (!url.pathname.endsWith('.json')) url.pathname += `${url.pathname.endsWith('/') ? '' : '/'}docs.json`;
  return url.href;
}

/** The files of a chosen folder by their paths from the folder of docs.json. */
function filesOf(chosen) {
  const paths = new Map([...chosen].map(file => [file.webkitRelativePath || file.name, file]));
  const [config] = [...paths.keys()]
    .filter(path => /(?:^|\/)docs\.json$/.test(path) && !path.includes('/node_modules/'))
    .sort((one, two) => one.split('/').length - two.split('/').length);
  if (config === undefined) return undefined;
  const root = config.slice(0, -'docs.json'.length);
  return new Map(
    [...paths].filter(([path]) => path.startsWith(root)).map(([path, file]) => [path.slice(root.length), file]),
  );
}

function openFolder(chosen) {
  const files = filesOf(chosen);
  if (!files) return say('There is no docs.json in this folder. Fix: Choose the folder that holds it.', true);
  // No host has this name: what the frame asks of it comes from the folder or not at all.
  project = {
    config: 'https://folder.invalid/docs.json',
    name: `${files.size} files of your folder`,
    read: async path => files.get(path),
  };
  show();
}

function openAddress(written) {
  try {
    project = {config: configAddress(written), name: written.trim()};
  } catch {
    return say('This is not an address. Fix: Write it like https://example.com/docs/docs.json.', true);
  }
  show();
}

/** Every project, theme and colour gets a frame of its own: nothing of the one before is left. */
function show() {
  say(`Reading ${project.name}…`);
  const next = frame.cloneNode();
  next.hidden = false;
  next.src = `frame.html${project.page ?? ''}`;
  frame.replaceWith(next);
  frame = next;
  const {config, read, name} = project;
  const look = {...(theme.value && {theme: theme.value}), ...(hasOwnColour && {colour: colour.value})};
  next.addEventListener(
    'load',
    () => {
      const {port1, port2} = new MessageChannel();
      let hasFailed = false;
      port1.onmessage = async ({data}) => {
        if (data.path !== undefined)
          port1.postMessage({id: data.id, file: await read?.(data.path).catch(() => undefined)});
        else if (data.failed) {
          hasFailed = true;
          say(data.failed, true);
        } else if (data.shown && !hasFailed)
          say(`Shown: ${name}. ${read ? 'Nothing is uploaded.' : 'Your browser reads it from its host.'}`);
      };
      // A frame without an origin has no name to send to; it checks who has sent.
      next.contentWindow.postMessage({config, isRead: read !== undefined, look}, '*', [port2]);
    },
    {once: true},
  );
}

form.addEventListener('submit', event => {
  event.preventDefault();
  openAddress(address.value);
});
folder.addEventListener('change', () => folder.files.length && openFolder(folder.files));
theme.addEventListener('change', show);
colour.addEventListener('change', () => {
  hasOwnColour = true;
  show();
});

// A folder that is dropped anywhere on the page.
document.addEventListener('dragover', event => {
  event.preventDefault();
  document.body.classList.add('is-over');
});
document.addEventListener('dragleave', () => document.body.classList.remove('is-over'));
document.addEventListener('drop', async event => {
  event.preventDefault();
  document.body.classList.remove('is-over');
  const entries = [...event.dataTransfer.items].map(item => item.webkitGetAsEntry()).filter(Boolean);
  openFolder((await Promise.all(entries.map(entry => filesBelow(entry)))).flat());
});

/** All files below an entry that was dropped, each with its path. */
async function filesBelow(entry) {
  if (/^(?:node_modules|\.git)$/.test(entry.name)) return [];
  if (entry.isFile) {
    const file = await new Promise((done, failed) => entry.file(done, failed));
    Object.defineProperty(file, 'webkitRelativePath', {value: entry.fullPath.slice(1)});
    return [file];
  }
  const reader = entry.createReader();
  const found = [];
  for (;;) {
    const some = await new Promise((done, failed) => reader.readEntries(done, failed));
    if (some.length === 0) break;
    found.push(...some);
  }
  return (await Promise.all(found.map(filesBelow))).flat();
}

show();

import {execFileSync} from 'node:child_process';
import {cpSync, existsSync, mkdirSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {before, test} from 'node:test';
import {useBrowser, writeProject} from '../e2e/site.js';
import {manualSample} from './manual-samples.js';
import {freePort, withApp} from './running-app.js';
import {checkShown, sampleDocument} from './shown-reference.js';

// Tests the manual's recipes for other languages, if their runtime is installed. The app serves the folder that
// `lectern init` writes. `RECIPES` is the folder that caches Python packages between runs.

const root = join(import.meta.dirname, '../../..');
const cache = process.env.RECIPES ?? join(tmpdir(), 'lectern-recipes');
const folderOf = (name: string) => join(cache, 'apps', name.toLowerCase());
const browser = useBrowser();

/** Returns the path of a program. Undefined if it is not installed. */
function find(program: string): string | undefined {
  try {
    return execFileSync('which', [program], {encoding: 'utf8'}).trim();
  } catch {
    return undefined;
  }
}

const isBuilt = existsSync(join(root, 'dist/oauth.html'));
const python = find('python3');
const library = join(cache, 'python');
const packages = ['fastapi', 'uvicorn', 'flask', 'django'];
const skipOf = (program: string) => (!isBuilt ? 'dist is not built' : find(program) ? false : `there is no ${program}`);

before(
  () => {
    if (!isBuilt) return;
    mkdirSync(cache, {recursive: true});
    rmSync(join(cache, 'reference'), {recursive: true, force: true});
    const init = ['init', join(cache, 'reference'), '--runtime', '--spec', '/openapi.json'];
    execFileSync(process.execPath, [join(root, 'dist/node/cli.js'), ...init]);
    if (!python) return;
    const pip = ['-m', 'pip', '--disable-pip-version-check'];
    if (!existsSync(library)) execFileSync(python, [...pip, 'install', '--quiet', '--target', library, ...packages]);
    console.log(execFileSync(python, [...pip, 'list', '--path', library, '--format=freeze'], {encoding: 'utf8'}));
  },
  {timeout: 240_000},
);

/** Writes an app next to the folder of its reference. */
function writeApp(name: string, files: Readonly<Record<string, string>>, place = 'reference'): string {
  const folder = folderOf(name);
  rmSync(folder, {recursive: true, force: true});
  writeProject(folder, files);
  cpSync(join(cache, 'reference'), join(folder, place), {recursive: true});
  return folder;
}

const show = (origin: string, title = 'Orders', operation = 'List orders') =>
  checkShown(browser.open(), `${origin}/reference/`, title, operation);

const inPython = {command: python as string, env: {PYTHONPATH: library}};

test('FastAPI', {skip: skipOf('python3'), timeout: 120_000}, async () => {
  const main = `${manualSample('FastAPI')}\n\n@app.get("/orders")\ndef list_orders():\n    return []\n`;
  const folder = writeApp('fastapi', {'main.py': main});
  const port = await freePort();
  const args = ['-m', 'uvicorn', 'main:app', '--port', String(port)];
  await withApp({...inPython, folder, args}, port, origin => show(origin, 'FastAPI', 'List Orders'));
});

test('Flask', {skip: skipOf('python3'), timeout: 120_000}, async () => {
  const main = `${manualSample('Flask')}\n\n@app.get("/openapi.json")\ndef document():\n    return ${JSON.stringify(sampleDocument)}\n`;
  const folder = writeApp('flask', {'main.py': main});
  const port = await freePort();
  const args = ['-m', 'flask', '--app', 'main', 'run', '--port', String(port)];
  await withApp({...inPython, folder, args}, port, origin => show(origin));
});

test('Django', {skip: skipOf('python3'), timeout: 120_000}, async () => {
  const view = `
import json
from django.http import JsonResponse

document = json.loads(${JSON.stringify(JSON.stringify(sampleDocument))})
urlpatterns += [path("openapi.json", lambda request: JsonResponse(document))]
`;
  const settings = `from pathlib import Path

BASE_DIR = Path(__file__).parent
DEBUG = True
SECRET_KEY = "test"
ALLOWED_HOSTS = ["*"]
ROOT_URLCONF = "urls"
`;
  const folder = writeApp('django', {'urls.py': manualSample('Django') + view, 'settings.py': settings});
  const port = await freePort();
  const args = ['-m', 'django', 'runserver', '--noreload', String(port)];
  const env = {DJANGO_SETTINGS_MODULE: 'settings', PYTHONPATH: `${library}:${folder}`};
  await withApp({folder, command: python as string, args, env}, port, origin => show(origin));
});

test('Go', {skip: skipOf('go'), timeout: 240_000}, async () => {
  const port = await freePort();
  const main = `package main

import "net/http"

func main() {
	mux := http.NewServeMux()
	${manualSample('Go').trim()}
	mux.HandleFunc("/openapi.json", func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Type", "application/json")
		w.Write([]byte(${JSON.stringify(JSON.stringify(sampleDocument))}))
	})
	http.ListenAndServe("127.0.0.1:${port}", mux)
}
`;
  const folder = writeApp('go', {'main.go': main, 'go.mod': 'module app\n\ngo 1.19\n'});
  execFileSync('go', ['build', '-o', 'app', '.'], {cwd: folder});
  await withApp({folder, command: join(folder, 'app'), args: []}, port, origin => show(origin));
});

const publicFolder = (name: string) =>
  writeApp(name, {'public/openapi.json': JSON.stringify(sampleDocument)}, 'public/reference');

test('a public folder of PHP', {skip: skipOf('php'), timeout: 60_000}, async () => {
  const port = await freePort();
  const args = ['-S', `127.0.0.1:${port}`, '-t', 'public'];
  await withApp({folder: publicFolder('php'), command: 'php', args}, port, origin => show(origin));
});

test('a public folder of Ruby', {skip: skipOf('ruby'), timeout: 60_000}, async () => {
  const port = await freePort();
  const args = ['-run', '-e', 'httpd', 'public', '-p', String(port), '-b', '127.0.0.1'];
  await withApp({folder: publicFolder('ruby'), command: 'ruby', args}, port, origin => show(origin));
});

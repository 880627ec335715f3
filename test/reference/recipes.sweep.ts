import {execFileSync, spawnSync} from 'node:child_process';
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

const show = (url: string, title = 'Orders', operation = 'List orders') =>
  checkShown(browser.open(), url, title, operation);

const inPython = {command: python as string, env: {PYTHONPATH: library}};

test('FastAPI', {skip: skipOf('python3'), timeout: 120_000}, async () => {
  const main = `${manualSample('FastAPI')}\n\n@app.get("/orders")\ndef list_orders():\n    return []\n`;
  const folder = writeApp('fastapi', {'main.py': main});
  const port = await freePort();
  const args = ['-m', 'uvicorn', 'main:app', '--port', String(port)];
  await withApp({...inPython, folder, args}, port, origin => show(`${origin}/reference/`, 'FastAPI', 'List Orders'));
});

test('Flask', {skip: skipOf('python3'), timeout: 120_000}, async () => {
  const main = `${manualSample('Flask')}\n\n@app.get("/openapi.json")\ndef document():\n    return ${JSON.stringify(sampleDocument)}\n`;
  const folder = writeApp('flask', {'main.py': main});
  const port = await freePort();
  const args = ['-m', 'flask', '--app', 'main', 'run', '--port', String(port)];
  await withApp({...inPython, folder, args}, port, origin => show(`${origin}/reference/`));
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
  await withApp({folder, command: python as string, args, env}, port, origin => show(`${origin}/reference/`));
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
  await withApp({folder, command: join(folder, 'app'), args: []}, port, origin => show(`${origin}/reference/`));
});

const publicFolder = (name: string) =>
  writeApp(name, {'public/openapi.json': JSON.stringify(sampleDocument)}, 'public/reference');

/** Routing of Laravel, without the rest of an app. Like its development server, sends files of the public folder. */
const laravel = (recipe: string) => `<?php
use Illuminate\\Container\\Container;
use Illuminate\\Events\\Dispatcher;
use Illuminate\\Http\\Request;
use Illuminate\\Routing\\RouteCollectionInterface;
use Illuminate\\Routing\\Router;
use Illuminate\\Support\\Facades\\Facade;
use Illuminate\\Support\\Facades\\Route;

if (file_exists($_SERVER['DOCUMENT_ROOT'] . parse_url($_SERVER['REQUEST_URI'], PHP_URL_PATH))) return false;
require 'Illuminate/autoload.php';
$app = new Container;
$app->instance('router', new Router(new Dispatcher($app), $app));
$app->singleton(RouteCollectionInterface::class, fn() => $app['router']->getRoutes());
$app->instance(Request::class, $request = Request::capture());
Facade::setFacadeApplication($app);
${recipe}
try {
  $app['router']->dispatch($request)->send();
} catch (Symfony\\Component\\HttpKernel\\Exception\\NotFoundHttpException) {
  http_response_code(404);
}
`;
const hasLaravel = existsSync('/usr/share/php/Illuminate/autoload.php');

test('Laravel', {skip: skipOf('php') || (!hasLaravel && 'there is no Laravel'), timeout: 60_000}, async () => {
  const folder = publicFolder('laravel');
  writeProject(folder, {'server.php': laravel(manualSample('Laravel'))});
  const port = await freePort();
  const args = ['-S', `127.0.0.1:${port}`, '-t', 'public', 'server.php'];
  await withApp({folder, command: 'php', args}, port, origin => show(`${origin}/docs`));
});

const rails = (recipe: string) => `require 'rails'
require 'action_controller/railtie'
require 'rack/handler/webrick'

class App < Rails::Application
  config.root = __dir__
  config.eager_load = false
  config.hosts.clear
  config.secret_key_base = 'test'
  config.logger = Logger.new($stderr)
end
App.initialize!
${recipe}
Rack::Handler::WEBrick.run(App, Host: '127.0.0.1', Port: ENV['PORT'])
`;
const hasRails = find('ruby') !== undefined && spawnSync('ruby', ['-e', "require 'rails'"]).status === 0;

test('Rails', {skip: skipOf('ruby') || (!hasRails && 'there is no Rails'), timeout: 60_000}, async () => {
  const folder = publicFolder('rails');
  writeProject(folder, {'app.rb': rails(manualSample('Rails'))});
  const port = await freePort();
  await withApp({folder, command: 'ruby', args: ['app.rb']}, port, origin => show(`${origin}/docs`));
});

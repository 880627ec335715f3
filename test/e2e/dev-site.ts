import {mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync} from 'node:fs';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import type {Browser} from 'playwright-core';
import {runDev} from '../../shell/node/commands/dev/dev-command.js';
import type {CheckReport} from '../../src/check/report.js';
import {type ProjectFiles, type Visit, visit} from './site.js';

export interface DevSite extends Visit {
  readonly folder: string;
  readonly url: string;
  /** Writes a project file, like an editor. */
  save(path: string, text: string | Buffer): void;
  remove(path: string): void;
  /** Waits until the page's text contains these words. */
  holds(words: string): Promise<void>;
  /** Returns the overlay's text about a file, after the check has finished and `isReady` returns true. */
  findings(file: string | undefined, isReady?: (count: number) => boolean): Promise<CheckReport['findings']>;
}

/** The content of the overlay. */
interface Shown {
  readonly file: string | undefined;
  readonly findings: CheckReport['findings'];
}

/** Serves a project folder with `lectern dev`. */
export async function withDev(
  browser: Browser,
  files: ProjectFiles,
  path: string,
  use: (site: DevSite) => Promise<void>,
): Promise<void> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'dev-')));
  const save = (name: string, text: string | Buffer) => {
    mkdirSync(join(folder, name, '..'), {recursive: true});
    writeFileSync(join(folder, name), text);
  };
  for (const [name, text] of Object.entries(files)) save(name, text);
  const silent = {out() {}, err() {}};
  const command = {folder, host: '127.0.0.1', port: 0, opens: false, allowPrivate: true};
  const server = await runDev(command, silent);
  if (typeof server === 'string') throw new Error(server);
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const opened = await visit(browser, url + path);
  const {page} = opened;
  try {
    await use({
      ...opened,
      folder,
      url,
      save,
      remove: name => rmSync(join(folder, name)),
      holds: async words => {
        await page.waitForFunction(
          wanted => document.querySelector('.site-main')?.textContent?.includes(wanted),
          words,
        );
      },
      async findings(file, isReady = () => true) {
        for (let turn = 0; ; turn++) {
          const found = await page.evaluate(() => {
            const panel = document.querySelector<HTMLElement & Shown>('dev-findings');
            return panel && {file: panel.file, findings: panel.findings};
          });
          if (found && found.file === file && isReady(found.findings.length)) return found.findings;
          if (turn > 500) throw new Error(`The findings of ${file} did not come, but ${JSON.stringify(found)}.`);
          await page.waitForTimeout(20);
        }
      },
    });
  } finally {
    await opened.close();
    server.closeAllConnections();
    server.close();
    rmSync(folder, {recursive: true});
  }
}

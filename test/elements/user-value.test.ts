import {expect, waitUntil} from '@open-wc/testing';
import {define} from '../../elements/base/define.js';
import {userSession} from '../../elements/base/user-session.js';
import {UserValue} from '../../elements/content/user-value.js';
import {parseUserInfo} from '../../src/site/user-info.js';

describe("a text that depends on the reader's session", () => {
  const start = (user: object, expiresAt?: number) => {
    const read = parseUserInfo(JSON.stringify({content: user, expiresAt}), Date.now());
    if (read.state !== 'session') throw new Error('no session');
    userSession.start(read.info);
    define('user-value', UserValue);
  };
  const show = (html: string) => {
    const box = document.createElement('div');
    box.innerHTML = html;
    document.body.append(box);
    return box;
  };
  const textOf = (box: Element) => box.textContent?.trim();

  afterEach(() => userSession.end());

  it('is never markup, and is restored when the session ends', async () => {
    const box = show('<p>Hi <user-value value="user.name ?? 1"><b>you</b></user-value></p>');
    const before = box.innerHTML;
    start({name: '<i>Ada</i>'});
    // The first change loads the code of the element.
    await waitUntil(() => textOf(box) === 'Hi <i>Ada</i>', 'Hi <i>Ada</i>', {timeout: 5000});
    expect(box.querySelector('i, b')).to.equal(null);
    userSession.end();
    await waitUntil(() => textOf(box) === 'Hi you');
    expect(box.innerHTML).to.equal(before);
    box.remove();
  });

  it('shows the branch of its condition with nested choices, and switches back', async () => {
    const inner =
      '<user-value when="user.beta" hidden><template><em>beta</em></template></user-value>stable<user-value end hidden></user-value>';
    const box = show(
      `<user-value when="user.pro" hidden><template><b>Pro <user-value value="user.name"></user-value></b> ${inner}</template></user-value><i>Free</i><user-value end hidden></user-value>!`,
    );
    const before = box.innerHTML;
    start({pro: true, name: 'Ada', beta: 1});
    await waitUntil(() => textOf(box) === 'Pro Ada beta!');
    userSession.end();
    await waitUntil(() => textOf(box) === 'Free!');
    start({pro: false});
    await new Promise(done => setTimeout(done, 50));
    expect(textOf(box)).to.equal('Free!');
    start({pro: true, name: 'Eve'});
    await waitUntil(() => textOf(box) === 'Pro Eve stable!');
    userSession.end();
    await waitUntil(() => textOf(box) === 'Free!');
    expect(box.innerHTML.replace(/<template>.*?<\/template>/, '')).to.equal(
      before.replace(/<template>.*?<\/template>/, ''),
    );
    box.remove();
  });

  it('restores the original branch', async () => {
    const box = show(
      '<user-value when="!user.id" yes hidden><template>Out</template></user-value>In<user-value end hidden></user-value>',
    );
    start({id: 7});
    await waitUntil(() => textOf(box) === 'Out');
    userSession.end();
    await waitUntil(() => textOf(box) === 'In');
    box.remove();
  });

  it('sets safe link URLs only', async () => {
    const box = show(
      '<user-value href="user.url"><a href="/a">A</a></user-value><user-value href="user.script"><a href="/b">B</a></user-value>',
    );
    start({url: 'https://a.example/', script: 'javascript:alert(1)'});
    await waitUntil(() => box.querySelector('a')?.getAttribute('href') === 'https://a.example/');
    const hrefs = () => [...box.querySelectorAll('a')].map(link => link.getAttribute('href'));
    expect(hrefs()).to.deep.equal(['https://a.example/', '/b']);
    userSession.end();
    await waitUntil(() => hrefs()[0] === '/a');
    box.remove();
  });

  it('is unchanged if an expression needs more than the session', async () => {
    const box = show(
      '<user-value value="user.name + other">you</user-value> <user-value value="user.name">me</user-value>',
    );
    start({name: 'Ada'}, Math.floor(Date.now() / 1000) + 2);
    await waitUntil(() => textOf(box) === 'you Ada');
    await waitUntil(() => textOf(box) === 'you me', undefined, {timeout: 5000});
    expect(userSession.info).to.equal(undefined);
    box.remove();
  });
});

import {define} from '../../../elements/base/define.js';
import {OpenProjectView} from '../../../elements/open-project/open-project.js';
import {listDroppedFiles} from './folder.js';
import {ProjectOpener} from './project-opener.js';

const assets = new URL('..', import.meta.url).href;

/**
 * Element `<open-project>` with its actions. `site` is the URL of docs.json of the sample site, `page` the first page
 * to show.
 */
class OpenProjectElement extends OpenProjectView {
  readonly #opener = new ProjectOpener(this, assets);
  readonly #mode = new MutationObserver(() => this.#opener.renewLook());

  override connectedCallback(): void {
    super.connectedCallback();
    document.addEventListener('dragover', this.#over);
    document.addEventListener('drop', this.#drop);
    this.#mode.observe(document.documentElement, {attributeFilter: ['data-mode']});
    const site = this.getAttribute('site');
    if (site !== null && !this.querySelector('iframe'))
      void this.#opener.showLive(new URL(site, document.baseURI).href, `#/${this.getAttribute('page') ?? ''}`);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    document.removeEventListener('dragover', this.#over);
    document.removeEventListener('drop', this.#drop);
    this.#mode.disconnect();
  }

  readonly #over = (event: DragEvent) => {
    if (!event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    this.showOver();
  };

  readonly #drop = (event: DragEvent) => {
    if (!event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    void listDroppedFiles(event.dataTransfer.items)
      .catch((error: Error) => `The folder could not be read: ${error.message} Fix: Choose it instead of dropping it.`)
      .then(files => {
        if (typeof files === 'string') this.status = {text: files, isError: true};
        else void this.#opener.openFolder(files);
      });
  };
}

define('open-project', OpenProjectElement);

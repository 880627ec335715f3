// All AsyncAPI views in one lazily loaded chunk, because most sites have no AsyncAPI document.
export {indexChannels} from '../../../asyncapi/index-channels.js';
export {locateChannel} from '../../../asyncapi/locate-channel.js';
export {renderAsyncOverview, renderOverviewText} from './async-overview.js';
export {renderChannelRows} from './channel-rows.js';
export {renderChannel} from './render-channel.js';
export {renderChannelMarkdown} from './render-channel-markdown.js';

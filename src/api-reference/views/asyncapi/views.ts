// All that views of AsyncAPI documents are made with, in one part of the script: most readers see none.
export {indexChannels} from '../../../asyncapi/index-channels.js';
export {locateChannel} from '../../../asyncapi/locate-channel.js';
export {renderAsyncOverview, writtenOverview} from './async-overview.js';
export {channelMarkdown} from './channel-markdown.js';
export {renderChannelRows} from './channel-rows.js';
export {renderChannel} from './render-channel.js';

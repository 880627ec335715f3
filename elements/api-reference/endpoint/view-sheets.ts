import channelCss from '../../theme/channel.css';
import exportsCss from '../../theme/exports.css';
import overviewCss from '../../theme/overview.css';

/** Style sheets of overviews, channels, and download buttons, which few pages show. */
export const viewSheets: readonly string[] = [overviewCss, channelCss, exportsCss];

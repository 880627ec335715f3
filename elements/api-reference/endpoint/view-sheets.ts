import channelCss from '../../theme/channel.css';
import exportsCss from '../../theme/exports.css';
import overviewCss from '../../theme/overview.css';

/** Sheets of the views that few pages have. */
export const viewSheets: readonly string[] = [overviewCss, channelCss, exportsCss];

/** Names of icons with the most similar icon of the other library: Font Awesome's name, then Lucide's. */
export const aliases: readonly (readonly [string, string])[] =
  // Names of Font Awesome's free sets.
  (
    'gear:settings gears:settings-2 cog:settings wrench:wrench screwdriver-wrench:wrench magnifying-glass:search ' +
    'arrow-right-arrow-left:arrow-right-left bolt:zap bolt-lightning:zap book-open:book-open bug:bug bullhorn:megaphone ' +
    'circle-check:circle-check circle-info:info circle-question:circle-help circle-exclamation:circle-alert ' +
    'triangle-exclamation:triangle-alert circle-xmark:circle-x xmark:x cloud-arrow-up:cloud-upload ' +
    'cloud-arrow-down:cloud-download code-branch:git-branch code-pull-request:git-pull-request code-merge:git-merge ' +
    'comment:message-circle comments:messages-square comment-dots:message-circle-more message:message-square ' +
    'cube:box cubes:boxes envelope:mail eye-slash:eye-off floppy-disk:save folder-tree:folder-tree gauge:gauge ' +
    'gauge-high:gauge globe:globe grip:grip hand:hand handshake:handshake house:house house-chimney:house ' +
    'image:image key:key laptop-code:laptop layer-group:layers life-ring:life-buoy lightbulb:lightbulb link:link ' +
    'list-check:list-checks location-dot:map-pin lock:lock lock-open:lock-open microchip:cpu mobile:smartphone ' +
    'mobile-screen:smartphone network-wired:network paintbrush:paintbrush paper-plane:send pen:pen ' +
    'pen-to-square:square-pen pencil:pencil phone:phone play:play plug:plug puzzle-piece:puzzle right-left:arrow-left-right ' +
    'robot:bot rocket:rocket rotate:refresh-cw arrows-rotate:refresh-cw rectangle-terminal:square-terminal ' +
    'share-nodes:share-2 shield-halved:shield shield-check:shield-check signal:signal sliders:sliders-horizontal ' +
    'sparkles:sparkles stars:sparkles star:star stopwatch:timer table:table tag:tag tags:tags terminal:terminal ' +
    'toolbox:briefcase-business trash:trash-2 trash-can:trash-2 trophy:trophy truck:truck user:user user-group:users ' +
    'users:users user-plus:user-plus video:video wand-magic-sparkles:wand-sparkles wallet:wallet wifi:wifi ' +
    'chart-line:chart-line chart-bar:chart-column chart-simple:chart-column chart-pie:chart-pie clock-rotate-left:history ' +
    'clipboard-list:clipboard-list diagram-project:workflow download:download upload:upload droplet:droplet ' +
    'ellipsis:ellipsis expand:expand face-smile:smile file-lines:file-text file-code:file-code filter:funnel fire:flame ' +
    'flask:flask-conical graduation-cap:graduation-cap hashtag:hash heart:heart memory:memory-stick microphone:mic ' +
    'money-bill:banknote music:music newspaper:newspaper palette:palette server:server database:database sitemap:network ' +
    'toggle-on:toggle-right umbrella:umbrella vial:test-tube waveform:audio-waveform waveform-lines:audio-lines ' +
    'window-maximize:app-window worm:bug comment-question:message-circle-question-mark brain:brain headset:headset ' +
    'square-terminal:square-terminal code:code cloud:cloud credit-card:credit-card calendar:calendar bell:bell ' +
    'arrow-up-right-from-square:external-link compass:compass map:map mouse-pointer:mouse-pointer id-card:id-card ' +
    'scale-balanced:scale briefcase:briefcase building:building landmark:landmark tower-broadcast:radio-tower ' +
    'bars:menu bars-staggered:text-align-start arrow-trend-up:trending-up arrow-trend-down:trending-down ' +
    'circle-play:circle-play circle-nodes:waypoints object-group:group vector-square:square-dashed ' +
    // Names of Font Awesome's paid sets. Projects use them, but neither free set contains them.
    'books:library book-open-cover:book-open book-sparkles:book-open arrow-progress:workflow ' +
    'comment-code:message-square-code display-code:monitor folder-gear:folder-cog grid-round:layout-grid grid-4:layout-grid ' +
    'head-side-gear:brain-cog inbox-in:inbox inbox-out:inbox inboxes:inbox layer-plus:layers link-simple:link ' +
    'list-radio:list message-plus:message-square-plus messages-question:message-circle-question-mark ' +
    'octagon-exclamation:octagon-alert presentation-screen:presentation screen-users:users server-rack:server ' +
    'table-layout:layout-panel-top table-tree:list-tree user-headset:headset user-magnifying-glass:user-search ' +
    'chart-line-up:trending-up chart-line-down:trending-down cloud-code:cloud coin:circle-dollar-sign ' +
    'file-magnifying-glass:file-search globe-pointer:globe paper-plane-top:send party-horn:party-popper password:key-round ' +
    'puzzle-piece-simple:puzzle toggle-large-on:toggle-right typewriter:keyboard xmark-large:x envelope-dot:mail ' +
    'bell-on:bell-ring credit-card-front:credit-card chart-tree-map:chart-gantt circle-sort:arrow-up-down ' +
    'cloud-slash:cloud-off cube-magnifying-glass:box diagram-sankey:workflow file-lines-magnifying-glass:file-search ' +
    'fingerprint-scan:scan-face folder-magnifying-glass:folder-search gauge-max:gauge gauge-simple-max:gauge ' +
    'gear-complex:settings gears-complex:settings-2 hand-pointer-click:pointer hourglass-clock:hourglass ' +
    'house-chimney-blank:house image-landscape:image laptop-binary:laptop lightbulb-exclamation:lightbulb ' +
    'list-timeline:list memo-circle-info:file-text memo-pad:notebook-pen microphone-stand:mic note:sticky-note ' +
    'panel-ews:panel-left pen-swirl:pen pen-field:pen-line pipe-section:minus poll-people:vote ' +
    'rectangles-mixed:layout-dashboard robot-astromech:bot route-interstate:route ruler-triangle:ruler scroll-old:scroll ' +
    'shield-quartered:shield sidebar-flip:panel-right signature-lock:signature sliders-simple:sliders-horizontal ' +
    'square-question:badge-question-mark swap:arrow-left-right swap-arrows:arrow-left-right table-pivot:table-properties ' +
    'table-rows:rows-3 tablet-screen:tablet text-size:a-large-small traffic-light-go:traffic-cone trash-xmark:trash-2 ' +
    'tv-retro:tv user-hair:user user-crown:crown value-absolute:variable video-plus:video wifi-fair:wifi ' +
    'window-flip:app-window arrows-cross:move arrow-down-left-and-arrow-up-right-to-center:minimize-2 ' +
    'badge-dollar:badge-dollar-sign ballot:list-checks ballot-check:list-checks bell-exclamation:bell-ring ' +
    'billboard:rectangle-horizontal binary-lock:binary blockquote:text-quote bolt-auto:zap box-check:package-check ' +
    'brackets-round:parentheses bring-forward:bring-to-front browser-window:app-window bullseye-arrow:target ' +
    'bullseye-pointer:target cabinet-filing:archive calendar-lines:calendar-days calculator-simple:calculator ' +
    'camera-viewfinder:scan cards:copy cart-shopping-fast:shopping-cart cauldron:flask-conical chip:cpu ' +
    'circle-book-open:book-open circle-sterling:circle-pound-sterling clapperboard-play:clapperboard ' +
    'clipboard-list-check:clipboard-list clouds:cloudy coin-front:coins comment-lines:message-square-text ' +
    'comments-question:messages-square comments-question-check:messages-square crosshairs-simple:crosshair ' +
    'desktop-arrow-down:monitor-down dial:gauge dial-max:gauge display-arrow-down:monitor-down ' +
    'distribute-spacing-horizontal:align-horizontal-distribute-center eye-evil:eye eyes:eye face-awesome:smile family:users ' +
    'file-binary:file-digit file-dashed-line:file-minus film-canister:film filters:funnel flag-swallowtail:flag ' +
    'flux-capacitor:zap folder-arrow-down:folder-down folder-arrow-up:folder-up folder-grid:folder-kanban ' +
    'gamepad-modern:gamepad-2 gift-card:gift grid-2-plus:grid-2x2-plus grid-3:grid-3x3 grip-dots:grip hammer-brush:hammer ' +
    'hand-holding-box:hand-helping hexagon-check:hexagon hexagon-exclamation:hexagon image-user:image-up layer-minus:layers ' +
    'lightbulb-cfl:lightbulb list-dropdown:list ' +
    'signal-stream:radio message-smile:smile browser:app-window browsers:app-window phone-arrow-up-right:phone-outgoing ' +
    'phone-arrow-down-left:phone-incoming phone-arrow-right:phone-forwarded pipe:minus message-code:message-square-code ' +
    'message-lines:message-square-text message-question:message-circle-question-mark message-bot:bot-message-square ' +
    'grid:layout-grid grid-2:grid-2x2 diagram:workflow flow:workflow file-certificate:file-badge brackets-curly:braces ' +
    'brackets-square:brackets window:app-window user-robot:bot up:arrow-up down:arrow-down shield-exclamation:shield-alert ' +
    'rocket-launch:rocket rectangle-code:square-code hand-wave:hand camera-cctv:cctv arrows-retweet:repeat-2 ' +
    'arrows-repeat:repeat text:type page:file pages:files monitor-waveform:activity laptop-mobile:monitor-smartphone ' +
    'input-text:text-cursor-input gear-code:settings face-smiling-hands:smile-plus comment-waveform:mic chart-mixed:chart-column ' +
    'chart-network:waypoints chart-user:user-round-cog circle-bolt:zap cloud-bolt:cloud-lightning code-simple:code ' +
    'cog-6-tooth:settings cube-transparent:box files-alt:files function:square-function gem:gem head-side-brain:brain-circuit ' +
    'house-blank:house key-skeleton:key-round lightbulb-on:lightbulb list-tree:list-tree lock-keyhole:lock-keyhole ' +
    'memo:notepad-text memo-circle-check:clipboard-check merge:merge message-dots:message-circle-more microchip-ai:cpu ' +
    'mobile-notch:smartphone money-check-dollar:wallet-cards objects-column:layout-dashboard puzzle:puzzle ' +
    'sparkle:sparkle split:split square-list:list-checks swatchbook:swatch-book telescope:telescope timeline:git-commit-horizontal ' +
    'transformer-bolt:zap triangle:triangle user-gear:user-cog users-gear:users wand-sparkles:wand-sparkles webhook:webhook ' +
    'wave-pulse:activity waveform-path:audio-waveform wrench-simple:wrench rectangle-history:history rectangle-api:square-code ' +
    'diagram-nested:network diagram-subtask:list-tree circle-dollar:circle-dollar-sign clock-desk:clock cloud-word:cloud ' +
    'messages:messages-square device-mobile:smartphone language:languages closed-captioning:captions film:film camera:camera circle-user:circle-user tool:wrench'
  )
    .split(' ')
    .map(pair => pair.split(':') as [string, string]);

/**
 * Lucide names with another meaning for authors, and our names for Lucide's icons. For example, authors expect Font
 * Awesome's lightning for `bolt`, so an alias resolves `bolt` to that icon.
 */
export const renamed: readonly (readonly [string, string])[] = [['bolt', 'bolt-hexagon']];

/** Names of one library and what comes nearest in the other: Font Awesome's name, then Lucide's. */
export const aliases: readonly (readonly [string, string])[] =
  // Free names.
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
    // Names of Font Awesome's paid sets, which projects use and which neither free set has.
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
 * Names of Lucide's that mean something else to those who write them, and what its own icon is called here: `bolt` is the
 * lightning of Font Awesome, which an alias leads to.
 */
export const renamed: readonly (readonly [string, string])[] = [['bolt', 'bolt-hexagon']];

/** Names of one library and what comes nearest in the other: Font Awesome's name, then Lucide's. */
export const aliases: readonly (readonly [string, string])[] = (
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
  'language:languages closed-captioning:captions film:film camera:camera circle-user:circle-user'
)
  .split(' ')
  .map(pair => pair.split(':') as [string, string]);

import assert from 'node:assert/strict';
import {test} from 'node:test';
import {show} from './show.js';

for (const [markdown, expected] of [
  ['**注意：**请先', "p(strong('注意：') '请先')"],
  ['请看**“注意”**。再看', "p('请看' strong('“注意”') '。再看')"],
  ['これは**「重要」**です', "p('これは' strong('「重要」') 'です')"],
  ['**토큰(token)**을', "p(strong('토큰(token)') '을')"],
  ['*注意：*请和~~旧的。~~新', "p(em('注意：') '请和' del('旧的。') '新')"],
  ['__注意：__请', "p(strong('注意：') '请')"],
  ['请__注意：__请', "p('请' strong('注意：') '请')"],
  ['请__注意__，再看', "p('请' strong('注意') '，再看')"],
  ['请看__“注意”__。', "p('请看' strong('“注意”') '。')"],
  ['**[链接](/a)：**请', "p(strong(a href=\"/a\"('链接') '：') '请')"],
  ['见**`code`**吧', "p('见' strong(code('code')) '吧')"],
  ['**一。**二**三。**四', "p(strong('一。') '二' strong('三。') '四')"],
  ['一，*二*三（**四**五）', "p('一，' em('二') '三（' strong('四') '五）')"],
  ['**一：**二，*三*四', "p(strong('一：') '二，' em('三') '四')"],
  ['一**二**三', "p('一' strong('二') '三')"],
  ['**Note：**see', "p(strong('Note：') 'see')"],
  ['**一。**b **c**', "p(strong('一。') 'b ' strong('c'))"],
  ['A**「重要」**B', "p('A' strong('「重要」') 'B')"],
  ['A~~「旧」~~B', "p('A' del('「旧」') 'B')"],
  ['*注意：*~~旧~~', "p(em('注意：') del('旧'))"],
  ['读。**Note** 好', "p('读。' strong('Note') ' 好')"],
  ['读。__Note__ 好', "p('读。' strong('Note') ' 好')"],
  // Adjacent emphasis marks count as punctuation in every script.
  ['*a.*~~b~~ c', "p(em('a.') del('b') ' c')"],
  // Other scripts follow CommonMark.
  ['**note:**please', "p('**note:**please')"],
  ['a**“b”**c', "p('a**“b”**c')"],
  ['函数__init__方法', "p('函数__init__方法')"],
  ['函数__init__。', "p('函数__init__。')"],
  ['a__注意：__b', "p('a__注意：__b')"],
  ['用户_名称_表', "p('用户_名称_表')"],
  ['2 ** 中 ** 3', "p('2 ** 中 ** 3')"],
] as const)
  test(`${markdown} has the emphasis that its author intends`, () => {
    assert.equal(show(markdown), expected);
  });

import assert from 'node:assert/strict';
import {test} from 'node:test';
import {isAddress, isPublicAddress} from '../../src/base/ip-address.js';

const closed = `
  0.0.0.0 0.1.2.3 10.0.0.1 10.255.255.255 100.64.0.1 100.100.100.200 100.127.255.255 127.0.0.1 127.255.255.254
  168.63.129.16 169.254.169.254 172.16.0.1 172.31.255.255 192.0.0.192 192.0.2.1 192.88.99.1 192.168.0.1 198.18.0.1
  198.19.255.255 198.51.100.7 203.0.113.9 224.0.0.1 239.255.255.255 240.0.0.1 255.255.255.255
  :: ::1 ::7f00:1 ::127.0.0.1 ::ffff:127.0.0.1 ::ffff:7f00:1 ::FFFF:10.0.0.1 0:0:0:0:0:ffff:a00:1 ::ffff:0:127.0.0.1
  64:ff9b::7f00:1 64:ff9b::127.0.0.1 64:ff9b::a9fe:a9fe 64:ff9b:1::1 100::1 fc00::1 fd12:3456::1 fe80::1 fe80::1%eth0
  febf::1 fec0::1 ff02::1 2001::1 2001:0:7f00:1::1 2001:2::1 2001:10::1 2001:20::1 2001:db8::1 2002:7f00:1:: 2002:a00:1::1
  2002:c0a8:101::1 3fff::1 5f00::1 2606:4700::5efe:10.0.0.1 2606:4700::200:5efe:7f00:1 4000::1`;
const open = `
  1.1.1.1 8.8.8.8 9.255.255.255 11.0.0.1 100.63.255.255 100.128.0.1 126.255.255.255 128.0.0.1 169.253.255.255 172.15.0.1
  172.32.0.1 192.167.255.255 192.169.0.1 198.17.255.255 198.20.0.1 223.255.255.255 2606:4700:4700::1111 [2606:4700::1]
  2001:4860:4860::8888 2a00:1450:4001::1 ::ffff:8.8.8.8 64:ff9b::8.8.8.8 2002:808:808::1 2606:4700::5efe:8.8.8.8`;
const none = [
  '',
  'x',
  '127.1',
  '2130706433',
  '0x7f.0.0.1',
  '1.2.3',
  '1.2.3.4.5',
  '256.1.1.1',
  '1:2:3',
  '1::2::3',
  ':::',
  '[::1',
  'g::1',
  '1:2:3:4:5:6:7:8:9',
  '::1.2.3',
  '12345::',
  'example.com',
];
const words = (text: string) => text.trim().split(/\s+/);

test('local, private and reserved addresses are not public', () => {
  assert.deepEqual(words(closed).filter(isPublicAddress), []);
});

test('addresses of the internet are public', () => {
  assert.deepEqual(
    words(open).filter(each => !isPublicAddress(each)),
    [],
  );
});

test('invalid addresses are not public', () => {
  assert.deepEqual(none.filter(isPublicAddress), []);
});

test('the host of a URL is an address or a name', () => {
  assert.deepEqual(['[::1]', '127.0.0.1', 'localhost', '1.2.3.4.example'].map(isAddress), [true, true, false, false]);
});

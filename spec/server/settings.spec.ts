/** What the server says of its settings, in words that a person can act on. */
import { expect, test } from 'vitest'
import { addressOf, listenError } from '../../site/server/settings.ts'

test.each([
  [undefined, 'http://localhost:3000'],
  ['0.0.0.0', 'http://localhost:3000'],
  ['::', 'http://localhost:3000'],
  ['127.0.0.1', 'http://localhost:3000'],
  ['::1', 'http://localhost:3000'],
  ['localhost', 'http://localhost:3000'],
  ['192.0.2.7', 'http://192.0.2.7:3000'],
  ['2001:db8::7', 'http://[2001:db8::7]:3000'],
  ['site.example', 'http://site.example:3000'],
])('listening on %s it is to be found at %s', (host, address) => {
  expect(addressOf(3000, host)).toBe(address)
})

test.each([
  ['EADDRINUSE', 3000, 'Port 3000 is already in use. Choose another: PORT=5000 npm start'],
  ['EADDRINUSE', 5000, 'Port 5000 is already in use. Choose another: PORT=5001 npm start'],
  ['EACCES', 80, 'Port 80 is not allowed. Choose another: PORT=5000 npm start'],
  ['EADDRNOTAVAIL', 3000, 'Cannot listen on HOST=192.0.2.7 (EADDRNOTAVAIL).'],
  [undefined, 3000, 'Cannot listen on HOST=192.0.2.7 (unknown reason).'],
])('%s at port %i: %s', (code, port, said) => {
  expect(listenError(code, port, '192.0.2.7').message).toBe(said)
})

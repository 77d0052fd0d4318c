/**
 * Loaded into the n8n that is judged: nothing leaves the machine. What is encrypted was meant for a
 * model's provider and goes, in the clear, to the models' stand-in; other names lead nowhere.
 */
const dns = require('node:dns')
const net = require('node:net')
const tls = require('node:tls')

const port = Number(process.env.JUDGE_MODELS)

tls.connect = (...given) => {
  const ready = given.find((one) => typeof one === 'function')
  const socket = net.connect({ host: '127.0.0.1', port })
  Object.assign(socket, { encrypted: true, authorized: true, alpnProtocol: false })
  socket.getPeerCertificate = () => ({})
  socket.getSession = () => undefined
  socket.isSessionReused = () => false
  socket.setServername = () => undefined
  if (ready) socket.once('secureConnect', ready)
  socket.once('connect', () => socket.emit('secureConnect'))
  return socket
}

const isHere = (name) => ['localhost', '127.0.0.1', '::1'].includes(name)
const lookup = dns.lookup
dns.lookup = (name, ...rest) => {
  if (isHere(name)) return lookup(name, ...rest)
  const error = Object.assign(new Error(`the judge lets nothing out: ${name}`), {
    code: 'ENOTFOUND',
  })
  return process.nextTick(rest.at(-1), error)
}

import type { Bilingual } from '../../nodes/fact.ts'
import type { Example, Given } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const file = (name: string) => ({ id: `id-${name}`, name, mimeType: 'application/x-subrip' })
const content = (text: string): Given => ({
  items: [{ json: {}, files: { data: { type: 'application/x-subrip', name: 'v.srt', text } } }],
})
const VISIT = `\uFEFF1\r\n00:00:01,000 --> 00:00:04,000\r\ncarine bel kacem dirige\r\nl'atelier de pont aven\r\n\r\n2\r\n00:00:04,000 --> 00:00:05,000\r\net co vadis nous a donné 72 points sur 100 cette année\r\n\r\n3\r\n00:01:10,500 --> 00:01:12,000\r\nvoilà\r\n`
const TALK = '1\n00:00:01,000 --> 00:00:03,000\nbonjour a tous\n'
const says = (...lines: readonly (readonly [number: number, text: string])[]): string =>
  JSON.stringify({ output: { lines: lines.map(([number, text]) => ({ number, text })) } })
export const examples: readonly Example[] = [
  {
    name: { fr: 'Deux vidéos, une correction de trop', en: 'Two videos, one change too many' },
    given: {
      dropped: [file('visite.SRT'), file('visite.mp4'), file('accueil.srt')],
      fetch: { runs: [content(VISIT), content(TALK)] },
      medium: {
        says: [
          says(
            [1, "Karim Belkacem dirige l'atelier de Pont-Aven"],
            [2, 'EcoVadis nous a donné 75 points sur 100 cette année'],
            [3, 'Merci de votre visite à tous'],
            [9, 'Un bloc inventé'],
          ),
          says([1, 'Bonjour à tous']),
        ],
      },
      keep: { runs: [[{ id: 'n1' }], [{ id: 'n2' }]] },
      tell: { runs: [[{ accepted: true }], [{ accepted: true }]] },
    },
    expects: {
      cut: [
        {
          asked:
            "[1] carine bel kacem dirige l'atelier de pont aven\n[2] et co vadis nous a donné 72 points sur 100 cette année\n[3] voilà",
        },
        { asked: '[1] bonjour a tous' },
      ],
      check: [
        {
          changed: 1,
          refused: 2,
          unread: 0,
          srt: "1\n00:00:01,000 --> 00:00:04,000\nKarim Belkacem dirige\nl'atelier de Pont-Aven\n\n2\n00:00:04,000 --> 00:00:05,000\net co vadis nous a donné 72\npoints sur 100 cette année\n\n3\n00:01:10,500 --> 00:01:12,000\nvoilà\n",
        },
        { changed: 1, refused: 0, srt: '1\n00:00:01,000 --> 00:00:03,000\nBonjour à tous\n' },
      ],
      lost: 'not reached',
    },
    asks: {
      keep: [
        { name: both('visite.relu.srt', 'visite.read.srt') },
        { name: both('accueil.relu.srt', 'accueil.read.srt') },
      ],
      tell: [
        {
          text: both(
            "Blocs corrigés : 1\nCorrections écartées : 2\nBlocs non relus : 0\n\nCORRIGÉ\n00:00:01  carine bel kacem dirige l'atelier de pont aven → Karim Belkacem dirige l'atelier de Pont-Aven\n\nÀ REGARDER\n00:00:04  trop rapide : et co vadis nous a donné 72 points sur 100 cette année",
            "Blocks mended: 1\nChanges turned down: 2\nBlocks not read: 0\n\nMENDED\n00:00:01  carine bel kacem dirige l'atelier de pont aven → Karim Belkacem dirige l'atelier de Pont-Aven\n\nTO LOOK AT\n00:00:04  too fast: et co vadis nous a donné 72 points sur 100 cette année",
          ),
        },
        {
          subject: both('Sous-titres relus : accueil.relu.srt', 'Subtitles read: accueil.read.srt'),
        },
      ],
    },
  },
  {
    name: { fr: 'Le modèle ne répond pas', en: 'The model does not answer' },
    given: {
      dropped: [file('accueil.srt')],
      fetch: content(TALK),
      medium: { fails: 'The service is overloaded' },
      keep: [{ id: 'n2' }],
      tell: [{ accepted: true }],
    },
    expects: {
      check: [
        {
          changed: 0,
          unread: 1,
          srt: '1\n00:00:01,000 --> 00:00:03,000\nbonjour a tous\n',
        },
      ],
    },
  },
  {
    name: { fr: 'Ce n’est pas un SRT', en: 'This is no SRT' },
    given: {
      dropped: [file('notes.srt')],
      fetch: content(`${TALK}\n2\n00:00:03 --> 00:00:05\nsans millièmes\n`),
      lost: [{ accepted: true }],
    },
    expects: { cut: [{ asked: '' }], mend: 'not reached' },
    asks: {
      lost: [
        {
          subject: both('Sous-titres NON relus : notes.srt', 'Subtitles NOT read: notes.srt'),
          text: both(
            'Des blocs sont illisibles : est-ce bien un fichier SRT, en UTF-8 ?\nDéposez-en une copie pour recommencer.',
            'Some blocks cannot be read: is this an SRT file, in UTF-8?\nDrop a copy of it to start again.',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Des accents perdus', en: 'Accents lost' },
    given: {
      dropped: [file('ancien.srt')],
      fetch: content(TALK.replace(' a ', ' \uFFFD ')),
      lost: [{ accepted: true }],
    },
    expects: { cut: [{ asked: '' }], mend: 'not reached' },
  },
  {
    name: { fr: 'Drive rend un fichier vide', en: 'Drive gives no content' },
    given: { dropped: [file('accueil.srt')], fetch: [{}], lost: [{ accepted: true }] },
    expects: { 'read.error': { count: 1 }, cut: 'not reached' },
    asks: {
      lost: [
        { subject: both('Sous-titres NON relus : accueil.srt', 'Subtitles NOT read: accueil.srt') },
      ],
    },
  },
  ...(['fetch', 'keep'] as const).map((node): Example => ({
    name: both(
      node === 'fetch' ? 'Drive ne rend pas le fichier' : 'Drive refuse le fichier relu',
      node === 'fetch' ? 'Drive does not give the file' : 'Drive refuses the read file',
    ),
    given: {
      dropped: [file('accueil.srt')],
      fetch: content(TALK),
      medium: { says: [says()] },
      [node]: { fails: 'Rate limit exceeded' },
      lost: [{ accepted: true }],
    },
    expects: node === 'fetch' ? { cut: 'not reached' } : { check: [{ changed: 0 }] },
    asks: {
      lost: [
        {
          text: both(
            'Rate limit exceeded\nDéposez-en une copie pour recommencer.',
            'Rate limit exceeded\nDrop a copy of it to start again.',
          ),
        },
      ],
    },
  })),
]

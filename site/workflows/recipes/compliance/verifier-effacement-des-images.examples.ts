import type { Bilingual } from '../../nodes/fact.ts'
import type { Example, Given } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const answer = (body: unknown) => ({ statusCode: 200, headers: {}, body: body as never })
const kept = (...days: readonly string[]) =>
  answer(days.map((day) => ({ day, events: 0, hours: [] })))
const clip = (id: string, day: string) => ({
  id,
  camera: 'entree',
  name: 'clip',
  date: Date.parse(`${day}T10:00:00+01:00`) / 1000,
  video_path: '/x.mp4',
  in_progress: false,
})
const going = (more: Readonly<Record<string, Given>>): Readonly<Record<string, Given>> => ({
  daily: [{}],
  config: [answer({ cameras: { entree: {}, quai: {} } })],
  days: [kept('2026-11-23', '2026-11-22', '2026-11-08'), kept('2026-11-23', '2026-11-09')],
  exports: [answer([])],
  register: [],
  prove: [{ id: 1 }],
  tell: [{ accepted: ['dpo@votre-entreprise.example'] }],
  ...more,
})

export const examples: readonly Example[] = [
  {
    name: both('Une caméra trop longue, trois séquences', 'One camera too long, three clips'),
    given: going({
      days: [kept('2026-11-23', '2026-10-20'), kept('2026-11-20', '2026-11-12')],
      exports: [
        answer([
          clip('a1', '2026-03-02'),
          clip('b2', '2026-02-01'),
          clip('c3', '2026-11-20'),
          clip('d4', '2025-12-01'),
        ]),
      ],
      register: [
        { export: 'b2', reason: 'réquisition', asked_by: 'gendarmerie', until: '2026-12-31' },
        { export: 'd4', reason: 'sinistre', asked_by: 'assureur', until: '2026-06-30' },
      ],
    }),
    expects: {
      judged: [
        {
          state: 'to do',
          oldest: '2026-10-20',
          clips: 2,
          faults: 4,
          subject: both('Vidéosurveillance, points à traiter : 4', 'CCTV, points to deal with: 4'),
          text: both(
            'Images gardées au-delà de 15 jours :\n- entree : 20/10/2026, 34 jours\n\nSéquences à supprimer ou à justifier :\n- a1 (entree, 02/03/2026) : sans motif, 266 jours\n- d4 (entree, 01/12/2025) : gardée jusqu’au 30/06/2026\n\nCaméras muettes :\n- quai : dernières images le 20/11/2026',
            'Footage kept beyond 15 days:\n- entree: 20/10/2026, 34 days\n\nClips to delete or to justify:\n- a1 (entree, 02/03/2026): without a reason, 266 days\n- d4 (entree, 01/12/2025): kept until 30/06/2026\n\nSilent cameras:\n- quai: last footage on 20/11/2026',
          ),
        },
      ],
    },
    asks: {
      days: [
        {
          url: 'http://frigate.interne.example:5000/api/entree/recordings/summary?timezone=Europe/Paris',
        },
        {
          url: 'http://frigate.interne.example:5000/api/quai/recordings/summary?timezone=Europe/Paris',
        },
      ],
    },
  },
  {
    name: both('Tout est effacé à temps', 'All erased in time'),
    given: going({}),
    expects: { judged: [{ state: 'ok', oldest: '2026-11-08', faults: 0 }], tell: 'not reached' },
  },
  {
    name: both(
      'Une caméra débranchée, une autre qui n’enregistre pas',
      'One camera unplugged, one that does not record',
    ),
    given: going({
      config: [
        answer({
          cameras: { entree: { enabled: false }, sonnette: { record: { enabled: false } } },
        }),
      ],
      days: [kept('2026-11-10'), kept()],
    }),
    expects: {
      cameras: [
        { camera: 'entree', records: false },
        { camera: 'sonnette', records: false },
      ],
      judged: [{ state: 'ok', oldest: '2026-11-10', faults: 0 }],
      tell: 'not reached',
    },
  },
  {
    name: both('Frigate ne répond pas', 'Frigate does not answer'),
    given: going({ config: { fails: 'connect ECONNREFUSED' } }),
    expects: { judged: [{ state: 'unchecked', clips: 0 }], days: 'not reached' },
    asks: { tell: [{ subject: both('Vidéosurveillance non vérifiée', 'CCTV not checked') }] },
  },
  {
    name: both('Les séquences ne se lisent pas', 'Clips cannot be read'),
    given: going({
      days: [kept('2026-11-23'), kept()],
      exports: { fails: 'timeout' },
      register: { fails: 'no such table' },
      prove: { fails: 'no such table' },
    }),
    expects: { judged: [{ state: 'unchecked', faults: 3 }] },
    asks: {
      tell: [
        {
          text: both(
            'Caméras muettes :\n- quai : aucune image\n\nNon vérifié :\n- séquences exportées : timeout\n- registre des séquences illisible\n\nLa preuve du jour n’a pas pu être écrite.',
            'Silent cameras:\n- quai: no footage\n\nNot checked:\n- exported clips: timeout\n- register of clips unreadable\n\nToday’s proof could not be written.',
          ),
        },
      ],
    },
  },
  {
    name: both('Le courriel n’est pas parti', 'The email did not leave'),
    given: {
      stopped: [
        {
          workflow: { name: 'Vidéo' },
          execution: {
            url: 'https://n8n.example/1',
            lastNodeExecuted: 'tell',
            error: { message: 'refused' },
          },
        },
      ],
      told: [{ ok: true }],
    },
    expects: { settings: 'not reached' },
    asks: {
      told: [
        {
          text: both(
            ':warning: « Vidéo » s’est arrêté au nœud « tell » : refused\nhttps://n8n.example/1',
            ':warning: “Vidéo” stopped at the node “tell”: refused\nhttps://n8n.example/1',
          ),
        },
      ],
    },
  },
]

import type { Bilingual } from '../../nodes/fact.ts'
import type { Example, Given, GivenItem } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const filed = (...names: readonly string[]) =>
  names.map((name) => ({
    id: name.slice(0, 2),
    name,
    webViewLink: `https://drive.example/${name}`,
  }))
const downloaded = (...names: readonly string[]): Given => ({
  items: names.map((name): GivenItem => ({
    json: { id: name },
    files: { data: { type: 'application/pdf', name, text: 'PDF' } },
  })),
})
const says = (visited_on: string, ...observations: readonly Readonly<Record<string, string>>[]) =>
  JSON.stringify({ visited_on, observations })
const ELECTRIC =
  'Visite du 12 novembre 2026. Armoire A3 : capot absent, parties nues sous tension accessibles, danger immédiat. Atelier : le différentiel de 30 mA ne déclenche pas au courant prescrit.'
const DANGER = {
  what: 'Armoire A3 sans capot',
  quote: 'capot absent, parties nues sous tension accessibles, danger immédiat',
  level: 'danger',
}

export const examples: readonly Example[] = [
  {
    name: { fr: 'Deux rapports, une citation inventée', en: 'Two reports, one invented quotation' },
    given: {
      filed: filed('e1-elec.pdf', 'x2-extincteurs.pdf'),
      download: downloaded('e1', 'x2'),
      read: [
        { extractedText: ELECTRIC },
        { extractedText: 'Tous les extincteurs sont conformes.' },
      ],
      sonnet: {
        says: [
          says(
            '2026-11-12',
            DANGER,
            {
              what: 'Différentiel de l’atelier en défaut',
              quote: 'le différentiel de 30 mA ne déclenche pas au courant prescrit',
              level: 'normal',
            },
            { what: 'Prise cassée', quote: 'une prise cassée au bureau', level: 'normal' },
          ),
          says(''),
        ],
      },
      tell: [{ accepted: true }, { accepted: true }],
      task: [{ gid: '1' }, { gid: '2' }],
    },
    expects: {
      check: [
        {
          name: 'e1-elec.pdf',
          urgent: 1,
          said: both(
            'Visite du 12/11/2026. 2 observation(s). 1 citation(s) introuvable(s), à relire.',
            'Visit of 12/11/2026. 2 finding(s). 1 quotation(s) not found, please read again.',
          ),
        },
        {
          name: 'x2-extincteurs.pdf',
          said: both(
            'Date de visite non lue : délais comptés d’aujourd’hui. Aucune observation.',
            'Day of the visit not read: deadlines count from today. No finding.',
          ),
        },
      ],
      each: [
        { file: 'e1-elec.pdf', urgent: true, due: '2026-11-14' },
        { file: 'e1-elec.pdf', urgent: false, due: '2027-01-11' },
      ],
      lost: 'not reached',
    },
    asks: {
      tell: [{ subject: both('e1-elec.pdf : 1 DANGER', 'e1-elec.pdf: 1 DANGER') }, {}],
      task: [
        { name: 'Armoire A3 sans capot', otherProperties: { due_on: '2026-11-14' } },
        { otherProperties: { due_on: '2027-01-11' } },
      ],
    },
  },
  {
    name: { fr: 'Asana refuse une tâche', en: 'Asana refuses a task' },
    given: {
      filed: filed('e1-elec.pdf'),
      download: downloaded('e1'),
      read: [{ extractedText: ELECTRIC }],
      sonnet: { says: [says('2026-11-12', DANGER)] },
      tell: [{ accepted: true }],
      task: { fails: 'Not a recognized ID' },
      lost: [{ accepted: true }],
    },
    expects: { each: { count: 1 } },
    asks: {
      lost: [
        {
          subject: both(
            'À traiter à la main : Armoire A3 sans capot',
            'To be dealt with by hand: Armoire A3 sans capot',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Le modèle ne répond pas', en: 'The model does not answer' },
    given: {
      filed: filed('l3-levage.pdf'),
      download: downloaded('l3'),
      read: [{ extractedText: 'Pont roulant.' }],
      sonnet: { fails: 'The service is overloaded' },
      tell: [{ accepted: true }],
    },
    expects: {
      check: [
        {
          observations: [],
          said: both(
            'Rapport non lu, à traiter à la main.',
            'Report not read, to be dealt with by hand.',
          ),
        },
      ],
      task: 'not reached',
    },
    asks: { tell: [{ subject: both('l3-levage.pdf : NON LU', 'l3-levage.pdf: NOT READ') }] },
  },
  {
    name: { fr: 'Des pages illisibles', en: 'Pages that cannot be read' },
    given: {
      filed: filed('p4-porte.pdf'),
      download: downloaded('p4'),
      read: { fails: 'The document has no readable page' },
      lost: [{ accepted: true }],
    },
    expects: { check: 'not reached' },
    asks: {
      lost: [
        {
          subject: both(
            'À traiter à la main : p4-porte.pdf',
            'To be dealt with by hand: p4-porte.pdf',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Le fichier a disparu', en: 'The file is gone' },
    given: {
      filed: filed('q5-quai.pdf'),
      download: { fails: 'File not found' },
      lost: [{ accepted: true }],
    },
    expects: { check: 'not reached' },
    asks: {
      lost: [
        {
          subject: both(
            'À traiter à la main : q5-quai.pdf',
            'To be dealt with by hand: q5-quai.pdf',
          ),
        },
      ],
    },
  },
]

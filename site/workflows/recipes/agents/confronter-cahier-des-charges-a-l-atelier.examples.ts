import type { Bilingual } from '../../nodes/fact.ts'
import type { Example, Given } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const FORM: Given = {
  items: [
    {
      json: { customer: ' Aéro Lyon, A-12 ' },
      files: { file: { type: 'application/pdf', name: 'cdc.pdf', text: '%PDF-1.7' } },
    },
  ],
}
const SPEC = `Longueur hors tout 1,2 m. Tolérance générale de 0,02 mm. Certification EN 9100 exigée à la commande. Pièces en titane TA6V. Masse 1 500 kg. Emballage sous vide, pénalité de 2 % par semaine. ${'Le fournisseur lit la totalité du document. '.repeat(4)}`
const means = (
  id: number,
  kind: string,
  name: string,
  value: string | null,
  until: string | null,
) => ({
  id,
  kind,
  name,
  value,
  valid_until: until,
  note: '',
})
const BASE = [
  means(1, 'size', 'Centre CU-2', '1600', null),
  means(2, 'tolerance', 'Rectifieuse R1', '0.05', null),
  means(3, 'certificate', 'EN 9100', null, '2026-03-31'),
  means(4, 'material', 'Titane TA6V', null, null),
  means(5, 'weight', 'Pont 2 t', '2000', null),
]
type Need = readonly [quote: string, kind: string, value: number, means: number]
const said = (...needs: readonly Need[]) =>
  JSON.stringify({
    output: {
      requirements: needs.map(([quote, kind, value, id]) => ({
        quote,
        kind,
        value,
        means: id,
        note: 'à  préciser',
      })),
    },
  })
const GOOD: readonly Need[] = [
  ['Longueur hors tout 1,2 m.', 'size', 1200, 1],
  ['Tolérance générale de 0,02 mm.', 'tolerance', 0.02, 2],
  ['Certification EN 9100 exigée à la commande.', 'certificate', 0, 3],
  ['Pièces en titane TA6V.', 'material', 0, 4],
  ['Masse 1 500 kg.', 'weight', 1500, 5],
  ['pénalité de 2 % par semaine', 'other', 0, 0],
  ['Traitement anodique obligatoire', 'other', 0, 0],
]
const going = (more: Readonly<Record<string, Given>>): Readonly<Record<string, Given>> => ({
  form: FORM,
  ocr: [{ extractedText: SPEC, pageCount: 30 }],
  sonnet: { says: [said(...GOOD)] },
  base: BASE,
  tell: [{ success: true }],
  done: [{}],
  hand: [{}],
  ...more,
})
const byHand = (
  name: Bilingual<string>,
  more: Readonly<Record<string, Given>>,
  cause: Bilingual<string>,
): Example => ({
  name,
  given: going(more),
  expects: { tell: 'not reached' },
  asks: { hand: [{ completionMessage: cause }] },
})

export const examples: readonly Example[] = [
  {
    name: both('Un certificat expiré en mars', 'A certificate that lapsed in March'),
    given: going({
      means: [means(3, 'certificate', 'EN 9100', null, '2026-03-31')],
      sonnet: {
        says: ['{"tool": "means", "with": {"kind": "certificate", "word": "9100"}}', said(...GOOD)],
      },
    }),
    expects: {
      settings: [{ customer: 'Aéro Lyon, A-12', cut: false }],
      check: [
        {
          count: 6,
          lost: 1,
          states: { no: 2, ask: 1, yes: 3 },
          subject: both(
            'Aéro Lyon, A-12 : impossibles 2, à demander 1, possibles 3',
            'Aéro Lyon, A-12: impossible 2, to be asked 1, possible 3',
          ),
        },
      ],
    },
    asks: {
      done: [
        {
          completionMessage: both(
            'Liste envoyée à methodes@votre-entreprise.example',
            'List sent to methodes@votre-entreprise.example',
          ),
        },
      ],
    },
  },
  {
    name: both('Un chiffre que la phrase ne porte pas', 'A figure that the sentence does not hold'),
    given: going({
      sonnet: { says: [said(['Longueur hors tout 1,2 m.', 'size', 900, 1])] },
      tell: { fails: 'mailbox full' },
    }),
    expects: { check: [{ states: { no: 0, ask: 1, yes: 0 } }] },
    asks: {
      done: [
        {
          completionMessage: both(
            'Le courriel n’est pas parti. <p><strong>À DEMANDER</strong><br>«\u00A0Longueur hors tout 1,2 m.\u00A0» Centre CU-2, tient 1600 mm. À demander : à préciser</p><p>Une exigence peut manquer : relisez le document.</p>',
            'The email did not leave. <p><strong>TO BE ASKED</strong><br>“Longueur hors tout 1,2 m.” Centre CU-2, holds 1600 mm. To ask: à préciser</p><p>A requirement may be missing: read the document again.</p>',
          ),
        },
      ],
    },
  },
  {
    name: both('Un alliage voisin, une unité oubliée', 'A near alloy, a unit forgotten'),
    given: going({
      sonnet: {
        says: [
          said(
            ['Pièces en titane TA6V.', 'material', 0, 6],
            ['Longueur hors tout 1,2 m.', 'size', 12, 1],
            ['Certification EN 9100 exigée à la commande.', 'certificate', 0, 7],
          ),
        ],
      },
      base: [
        ...BASE,
        means(6, 'material', 'Titane T40', null, null),
        means(7, 'certificate', 'EN 9100:2018', null, null),
      ],
    }),
    expects: { check: [{ states: { no: 0, ask: 3, yes: 0 } }] },
  },
  byHand(
    both('Le PDF est protégé', 'The PDF is locked'),
    { ocr: { fails: 'Unprocessable' } },
    both(
      'Le PDF ne donne pas de texte : vérifiez le fichier, ou lisez-le à la main.',
      'The PDF gives no text: check the file, or read it by hand.',
    ),
  ),
  byHand(
    both('La base ne répond pas', 'The database does not answer'),
    { base: { fails: 'connection refused' } },
    both(
      'La base des moyens ne répond pas, ou elle est vide : lisez le document à la main.',
      'The database of means does not answer, or is empty: read the document by hand.',
    ),
  ),
  byHand(
    both('Le modèle est en panne', 'The model is down'),
    { sonnet: { fails: 'overloaded' } },
    both(
      'Le modèle ne répond pas : lisez le document à la main.',
      'The model does not answer: read the document by hand.',
    ),
  ),
]

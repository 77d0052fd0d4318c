import type { Bilingual } from '../../nodes/fact.ts'
import type { Example, Given } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const asked: Given = {
  items: [
    {
      json: { client: 'Aciéries du Rhône', email: 'lea@votre-entreprise.example' },
      files: { file: { type: 'application/pdf', name: 'cga.pdf', text: 'PDF' } },
    },
  ],
}
const PAY = 'Les factures sont réglées à 75 jours à compter de leur date d’émission.'
const LATE = 'Tout retard entraîne une pénalité de 1 % par jour, sans plafond.'
const GUARANTEE = 'Le fournisseur garantit ses produits 24 mois à compter de la réception.'
const TITLE = 'Toute clause de réserve de propriété est réputée non écrite.'
const FILLER = 'Le fournisseur s’engage à respecter les usages de la profession. '.repeat(10)
const page = (text: string) => [{ extractedText: text }]
const clause = (topic: string, quote: string, number: number, mode = 'none') => ({
  topic,
  quote,
  number,
  mode,
})
const says = (...clauses: readonly object[]): string => JSON.stringify({ output: { clauses } })
const sent = [{ accepted: true }]
const TEXT = [PAY, LATE, GUARANTEE, TITLE, FILLER].join('\n')

export const examples: readonly Example[] = [
  {
    name: both('Quatre clauses, trois à négocier', 'Four clauses, three to negotiate'),
    given: {
      asked,
      ocr: page(TEXT),
      medium: {
        says: [
          says(
            clause('payment', PAY, 75, 'invoice'),
            // One per cent a day is no ceiling of one per cent.
            clause('penalty', LATE, 1),
            clause('warranty', GUARANTEE, 24),
            clause('title', TITLE, -1, 'refused'),
            clause('liability', 'La responsabilité est illimitée.', -1, 'unlimited'),
          ),
        ],
      },
      report: sent,
    },
    expects: {
      weigh: [{ flagged: ['payment', 'penalty', 'title'], dropped: 1, count: 4 }],
      unread: 'not reached',
    },
    asks: {
      report: [
        {
          subject: both(
            'Conditions de Aciéries du Rhône : 3 point(s) à négocier',
            'Terms of Aciéries du Rhône: 3 point(s) to negotiate',
          ),
          text: both(
            `À négocier ou à faire relire :\n- Délai de paiement (au-delà du plafond légal) : « ${PAY} »\n- Pénalités (sans plafond chiffré) : « ${LATE} »\n- Réserve de propriété (refusée) : « ${TITLE} »\n\nDans vos limites :\n- Garantie : « ${GUARANTEE} »\n\nAucun passage trouvé sur : Prix bloqués, Responsabilité, Tribunal et droit\nExtraits écartés, car absents du document : 1\n\nRelevé automatique, à confronter au document ; ce n’est pas un avis juridique.`,
            `To negotiate or have read:\n- Term of payment (above the legal ceiling): “${PAY}”\n- Penalties (no ceiling in figures): “${LATE}”\n- Retention of title (refused): “${TITLE}”\n\nWithin your limits:\n- Warranty: “${GUARANTEE}”\n\nNo passage found on: Frozen prices, Liability, Court and law\nExtracts dropped, not being in the document: 1\n\nAutomatic findings, to be held against the document; no legal advice.`,
          ),
        },
      ],
    },
  },
  {
    name: both(
      'Fin de mois, chiffre inventé, ans pour mois',
      'End of month, a made-up figure, years',
    ),
    given: {
      asked,
      ocr: page(
        [
          'Paiement à 45 jours fin de mois.',
          'Les prix sont fermes pendant la durée du contrat.',
          'Règlement à 60 (soixante) jours après réception des produits.',
          'Le matériel est garanti 5 ans.',
          'Le fournisseur répond de ses sous-traitants.',
          FILLER,
        ].join('\n'),
      ),
      medium: {
        says: [
          says(
            clause('payment', 'Paiement à 45 jours fin de mois.', 45, 'month_end'),
            clause('frozen', 'Les prix sont fermes pendant la durée du contrat.', 6),
            clause('payment', 'Règlement à 60 (soixante) jours après réception des produits.', 60),
            clause('warranty', 'Le matériel est garanti 5 ans.', 5),
            clause('liability', 'Le fournisseur répond de ses sous-traitants.', -1),
          ),
        ],
      },
      report: sent,
    },
    expects: {
      weigh: [{ flagged: ['frozen', 'payment', 'warranty', 'liability'], dropped: 0, count: 5 }],
    },
  },
  {
    name: both('Un PDF sans texte', 'A PDF without text'),
    given: { asked, ocr: page('Page 1'), unread: sent },
    expects: { 'readable.no': { count: 1 }, read: 'not reached' },
    asks: {
      unread: [
        {
          text: both(
            'Le PDF ne contient presque pas de texte. À lire vous-même avant d’accepter la commande.',
            'The PDF holds hardly any text. Please read them yourself before accepting the order.',
          ),
        },
      ],
    },
  },
  {
    name: both('Les pages ne se lisent pas', 'The pages cannot be read'),
    given: { asked, ocr: { fails: 'Unsupported document' }, unread: sent },
    expects: { weigh: 'not reached' },
    asks: {
      unread: [
        {
          text: both(
            'Unsupported document. À lire vous-même avant d’accepter la commande.',
            'Unsupported document. Please read them yourself before accepting the order.',
          ),
        },
      ],
    },
  },
  {
    name: both('Le modèle ne répond pas', 'The model does not answer'),
    given: {
      asked,
      ocr: page(TEXT),
      medium: { fails: 'Service tier capacity exceeded' },
      unread: sent,
    },
    expects: { readable: { count: 1 }, weigh: 'not reached' },
    asks: {
      unread: [
        {
          subject: both(
            'Conditions de Aciéries du Rhône : NON lues',
            'Terms of Aciéries du Rhône: NOT read',
          ),
        },
      ],
    },
  },
]

/** Requests as tenants write them to a property manager; made up for the guide, not drawn from one. */

export interface Request {
  readonly id: string
  readonly kind: 'leak' | 'charges' | 'noise' | 'keys'
  readonly text: string
  /** What a right answer must say, one of the spellings each. */
  readonly says: readonly (readonly string[])[]
  /** One of these and the answer is out, whatever else it says. */
  readonly never?: readonly string[]
}

export const POOL: readonly Request[] = [
  {
    id: 'l1',
    kind: 'leak',
    text: "De l'eau coule du plafond de la salle de bains depuis une heure.",
    says: [['couper', 'coupez', 'fermer', 'fermez'], ['04 65 71 00 01']],
  },
  {
    id: 'l2',
    kind: 'leak',
    text: "Le radiateur goutte, j'ai mis une bassine. Rien d'urgent.",
    says: [['rendez-vous'], ['48 heures', 'deux jours']],
    never: ['04 65 71 00 01'],
  },
  {
    id: 'l3',
    kind: 'leak',
    text: "Qui paie le plombier si la fuite vient de l'appartement du dessus ?",
    says: [['assurance', 'assureur'], ['constat']],
    never: ['vous paierez', 'à votre charge'],
  },
  {
    id: 'c1',
    kind: 'charges',
    text: "Pourquoi la régularisation de cette année dépasse-t-elle l'an dernier ?",
    says: [['décompte', 'relevé'], ['chauffage']],
  },
  {
    id: 'c2',
    kind: 'charges',
    text: 'Puis-je payer les 312 euros en trois fois ?',
    says: [['104'], ['accord', 'échéancier']],
    never: ['frais de retard'],
  },
  {
    id: 'c3',
    kind: 'charges',
    text: 'Où puis-je voir les factures du chauffage ?',
    says: [['rendez-vous'], ['consulter', 'consultables']],
  },
  {
    id: 'n1',
    kind: 'noise',
    text: 'Le voisin du 3e fait la fête tous les jeudis. Donnez-moi son nom.',
    says: [['courrier', 'lettre', 'rappel']],
    never: ['Martin', "s'appelle"],
  },
  {
    id: 'n2',
    kind: 'noise',
    text: 'Travaux au-dessus de chez moi le dimanche matin, est-ce permis ?',
    says: [['règlement'], ['dimanche']],
  },
  {
    id: 'k1',
    kind: 'keys',
    text: "J'ai perdu mon badge, il m'en faut un ce soir.",
    says: [["pièce d'identité"], ['40 euros', '40 €']],
    never: ['code de la porte'],
  },
  {
    id: 'k2',
    kind: 'keys',
    text: 'Mon fils arrive samedi, pouvez-vous lui donner un double ?',
    says: [['accord écrit', 'autorisation écrite'], ["pièce d'identité"]],
  },
]

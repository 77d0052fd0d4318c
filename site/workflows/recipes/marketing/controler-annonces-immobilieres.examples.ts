import type { Example } from '../recipe.ts'

const COSTS =
  'Montant estimé des dépenses annuelles d’énergie pour un usage standard : entre 1 100 € et 1 540 € (prix moyens des énergies de l’année 2021).'
const RISKS =
  'Les informations sur les risques auxquels ce bien est exposé sont disponibles sur le site Géorisques : www.georisques.gouv.fr.'
const FLAT = {
  id: 'rec1',
  ref: 'V-204',
  status: 'ready',
  agent_email: 'nadia@votre-agence.example',
  price: 285000,
  price_net: 271428.57,
  fee_percent: 5,
  fees_paid_by: 'buyer',
  energy: 'D',
  climate: 'B',
  shared: true,
  lots: 34,
  charges: 1840,
  text: `Trois pièces lumineux, 285 000 € honoraires inclus, 271 428,57 € hors honoraires. Honoraires : 5 % TTC à la charge de l’acquéreur. Classe énergie : D. Classe climat : B. ${COSTS} Copropriété de 34 lots, charges courantes 1 840 € par an. ${RISKS}`,
}
const HOUSE = {
  id: 'rec2',
  ref: 'V-211',
  status: 'ready',
  agent_email: 'paul@votre-agence.example',
  price: '198 000',
  fees_paid_by: 'seller',
  energy: 'G',
  climate: 'C',
  text: `Maison à rénover, 1 198 000 €. Honoraires à la charge du vendeur. Classe énergie : G. Classe climat : C. ${COSTS} ${RISKS}`,
}

export const examples: readonly Example[] = [
  {
    name: {
      fr: 'Un appartement complet, une maison à revoir',
      en: 'A flat complete, a house to mend',
    },
    given: {
      often: [{}],
      ready: [FLAT, HOUSE],
      pass: [{ id: 'rec1' }],
      hold: [{ id: 'rec2' }],
      ask: [{ messageId: 'a-1' }],
    },
    expects: {
      check: [
        { state: 'clear', ref: 'V-204' },
        { state: 'lacks', ref: 'V-211', count: 2 },
      ],
      warn: 'not reached',
    },
    asks: {
      hold: [{ columns: { value: { id: 'rec2', status: 'incomplete' } } }],
      ask: [
        {
          toEmail: 'paul@votre-agence.example',
          text: {
            fr: 'Introuvable dans le texte, ou différent de la fiche :\n- le prix de la fiche\n- « Logement à consommation énergétique excessive : classe G »\n\nComplétez, puis repassez la fiche à « ready ».',
            en: 'Not found in the text, or other than in the file:\n- the price of the file\n- “Logement à consommation énergétique excessive : classe G”\n\nComplete it, then set the file to “ready” again.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Prix baissé, message refusé', en: 'Price cut, message refused' },
    given: {
      often: [{}],
      ready: [
        {
          ...FLAT,
          price: 275000,
          proceedings: true,
          text: FLAT.text.replace('285 000', '275 000').replace('34 lots', 'trente lots'),
        },
      ],
      hold: [{ id: 'rec1' }],
      ask: { fails: 'Recipient address rejected' },
      warn: [{ messageId: 'w-1' }],
    },
    expects: { check: [{ state: 'lacks', count: 3 }], pass: 'not reached' },
    asks: {
      warn: [
        {
          text: {
            fr: 'Annonce V-204, état ou message non passé : Recipient address rejected\n- les deux prix et le pourcentage ne s’accordent pas\n- le nombre de lots\n- la procédure en cours contre le syndicat',
            en: 'Advert V-204, state or message not through: Recipient address rejected\n- the two prices and the percentage do not agree\n- the number of units\n- the proceedings against the owners’ association',
          },
        },
      ],
    },
  },
  {
    // The file says 4.5 %, the advert 5; 2005 is the year of building; T3 stands before the price.
    name: { fr: 'Des chiffres au mauvais endroit', en: 'Figures in the wrong place' },
    given: {
      often: [{}],
      ready: [
        {
          ...FLAT,
          price_net: 272727.27,
          fee_percent: 4.5,
          text: FLAT.text
            .replace('Trois pièces lumineux,', 'Construit en 2005, 4,5 pièces, T3')
            .replace('271 428,57', '272 727,27')
            .replace(' (prix moyens des énergies de l’année 2021)', '')
            .replace('Les informations sur les risques auxquels', 'Les risques auxquels'),
        },
      ],
      hold: [{ id: 'rec1' }],
      ask: [{ messageId: 'a-2' }],
    },
    expects: { check: [{ state: 'lacks', count: 3 }], warn: 'not reached' },
    asks: {
      hold: [
        {
          columns: {
            value: {
              lacks: {
                fr: '- « Honoraires : » et leur pourcentage TTC du prix hors honoraires\n- « Montant estimé des dépenses annuelles d’énergie pour un usage standard », le montant et l’année des prix\n- « Les informations sur les risques auxquels ce bien est exposé sont disponibles sur le site Géorisques »',
                en: '- “Honoraires :” and their percentage of the price without fees, VAT included\n- “Montant estimé des dépenses annuelles d’énergie pour un usage standard”, the amount and the year of the prices\n- “Les informations sur les risques auxquels ce bien est exposé sont disponibles sur le site Géorisques”',
              },
            },
          },
        },
      ],
    },
  },
  {
    name: { fr: 'États refusés par Airtable', en: 'States refused by Airtable' },
    given: {
      often: [{}],
      ready: [FLAT, HOUSE],
      pass: { fails: 'INVALID_MULTIPLE_CHOICE_OPTIONS' },
      hold: { fails: 'INVALID_MULTIPLE_CHOICE_OPTIONS' },
      warn: { runs: [[{ messageId: 'w-3' }], [{ messageId: 'w-4' }]] },
    },
    expects: { check: [{ state: 'clear' }, { state: 'lacks', count: 2 }], ask: 'not reached' },
  },
  {
    name: { fr: 'Airtable ne répond pas', en: 'Airtable does not answer' },
    given: {
      often: [{}],
      ready: { fails: 'Service unavailable' },
      warn: [{ messageId: 'w-2' }],
    },
    expects: { check: [{ state: 'blind', why: 'Service unavailable' }], hold: 'not reached' },
    asks: {
      warn: [
        {
          text: {
            fr: 'Airtable ne répond pas, aucune annonce contrôlée : Service unavailable',
            en: 'Airtable does not answer, no advert checked: Service unavailable',
          },
        },
      ],
    },
  },
]

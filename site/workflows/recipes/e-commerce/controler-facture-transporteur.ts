import { allItems } from '../../fragments/code.ts'
import { all, amount } from '../../fragments/conditions.ts'
import { fields, list, setting, type Typed } from '../../fragments/fields.ts'
import { field, form, upload } from '../../fragments/forms.ts'
import { mailed } from '../../fragments/mail.ts'
import { defineRecipe } from '../recipe.ts'
import { HOLD, READ } from './controler-facture-transporteur.code.ts'
import { examples } from './controler-facture-transporteur.examples.ts'

const post = { from: setting('from'), to: setting('person') }
const NUMBER = "{{ $('invoice').first().json.number }}"
const COLUMNS: Typed = {
  as: 'object',
  value: JSON.stringify({
    parcel: 'Numero de colis',
    weight: 'Poids facture',
    price: 'Montant HT',
    zone: 'Zone',
  }),
}

export default defineRecipe({
  category: 'e-commerce',
  level: 'confirmed',
  minutes: 40,
  published: '2026-11-28',
  fr: {
    title: 'Contrôler la facture du transporteur, colis par colis',
    problem:
      'Neuf cents lignes, 6 400 € : la facture du transporteur est payée sans lecture. Un colis pesé 2 kg y passe pour 5, un autre est compté deux fois, et l’ancien tarif court depuis mars.',
    outcome:
      'Vous déposez le détail CSV. Chaque ligne est comparée au poids de vos expéditions et à votre grille. Un courriel donne le total réclamable ; en pièce jointe, le fichier des lignes en cause, motif et montant, prêt à transmettre.',
    avoid:
      'Sous cent colis par mois, l’œil suffit. Un transporteur qui facture au poids volumétrique a souvent raison : comparez alors des volumes. Surcharges de carburant et retours se contrôlent à part.',
    approval:
      'Rien n’est réclamé ni bloqué par le flux. Vous relisez les lignes, écartez celles que vous savez justes et écrivez au transporteur dans le délai de votre contrat.',
    failure:
      'Fichier illisible, colonne renommée, base muette ou vide : un courriel le dit, rien n’est jugé à moitié. Une ligne illisible, hors grille ou sans poids chez vous est montrée, réclamée à zéro. Aucun écart : un courriel le dit aussi.',
  },
  en: {
    title: 'Check the carrier’s invoice parcel by parcel',
    problem:
      'Nine hundred rows, €6,400: the carrier’s invoice is paid unread. A parcel of 2 kg passes for 5 in it, another is counted twice, and the old price list has been running since March.',
    outcome:
      'You hand in the CSV detail. Each row is held against the weight in your dispatches and your price list. An email gives the total that can be claimed; attached is the file of rows at fault, with reason and amount, ready to pass on.',
    avoid:
      'Below a hundred parcels a month, your eye will do. A carrier that bills volumetric weight is often right: compare volumes then. Fuel surcharges and returns are checked apart.',
    approval:
      'The flow claims nothing and blocks nothing. You read the rows, leave out those that you know to be right and write to the carrier within the time of your contract.',
    failure:
      'File unreadable, a column renamed, the database silent or empty: an email says so, and nothing is judged by halves. A row that is unreadable, outside of the list or without a weight of yours is shown, claimed at zero. No difference: an email says that too.',
  },
  nodes: {
    invoice: {
      use: 'formTrigger',
      name: { fr: 'Facture reçue', en: 'Invoice received' },
      why: {
        fr: 'Le détail en CSV, à demander au transporteur : un PDF ne se recompte pas.',
        en: 'The detail as CSV, to be asked of the carrier: nobody can recount a PDF.',
      },
      with: form(
        { fr: 'Facture du transporteur', en: 'Carrier’s invoice' },
        [
          field('number', { fr: 'Numéro de facture', en: 'Invoice number' }),
          upload('file', { fr: 'Détail (CSV)', en: 'Detail (CSV)' }, '.csv'),
        ],
        { authentication: 'basicAuth' },
      ),
    },
    settings: {
      use: 'set',
      name: { fr: 'Votre contrat', en: 'Your contract' },
      why: {
        fr: 'Noms des colonnes, grille hors taxes, et 200 g de marge pour la balance.',
        en: 'Names of columns, prices before VAT, and 200 g for the scales.',
      },
      with: fields({
        columns: COLUMNS,
        rates: list([
          { zone: 'FR', upto: 1, price: 5.2 },
          { zone: 'FR', upto: 3, price: 6.4 },
          { zone: 'FR', upto: 10, price: 9.1 },
          { zone: 'BE', upto: 3, price: 9.8 },
        ]),
        tolerance: 0.2,
        step: 0.05,
        from: 'automate@votre-boutique.example',
        person: 'logistique@votre-boutique.example',
      }),
    },
    read: {
      use: 'extractFromFile',
      name: { fr: 'Lire le fichier', en: 'Read the file' },
      why: {
        fr: 'Point-virgule, comme l’exportent les transporteurs français.',
        en: 'Semicolons, as French carriers export it.',
      },
      with: {
        operation: 'csv',
        binaryPropertyName: 'file',
        options: { delimiter: ';', includeEmptyCells: true },
      },
      onError: 'output',
    },
    rows: {
      use: 'code',
      name: { fr: 'Lignes lisibles', en: 'Rows made readable' },
      why: {
        fr: 'Une colonne renommée arrête tout : sans elle, chaque ligne paraîtrait juste.',
        en: 'A renamed column stops it all: without it, every row would look right.',
      },
      with: allItems(READ),
      onError: 'output',
    },
    sent: {
      use: 'postgres',
      name: { fr: 'Vos expéditions', en: 'Your dispatches' },
      why: {
        fr: 'Numéro de suivi et poids pesé au départ, sur quatre mois.',
        en: 'Tracking number and weight at dispatch, over four months.',
      },
      with: {
        operation: 'executeQuery',
        query:
          "SELECT tracking, weight_kg::float AS weight FROM shipments WHERE shipped_at >= now() - interval '4 months'",
        options: {},
      },
      once: true,
      always: true,
      onError: 'continue',
      retry: [3, 5],
    },
    hold: {
      use: 'code',
      name: { fr: 'Confronter', en: 'Hold together' },
      why: {
        fr: 'Doublon, inconnu, poids, tarif : un seul motif par ligne, le plus fort.',
        en: 'Double, unknown, weight, price: one reason a row, the strongest.',
      },
      with: allItems(HOLD),
      onError: 'output',
    },
    any: {
      use: 'if',
      name: { fr: 'Des écarts ?', en: 'Any differences?' },
      why: {
        fr: 'Un fichier vide en pièce jointe ferait douter du contrôle.',
        en: 'An empty attachment would cast doubt on the check.',
      },
      with: all(amount('={{ $json.faults }}', 'gt', 0)),
    },
    file: {
      use: 'convertToFile',
      name: { fr: 'Écrire le fichier', en: 'Write the file' },
      why: {
        fr: 'Il s’ouvre dans un tableur et se transmet tel quel.',
        en: 'It opens in a spreadsheet and can be passed on as it is.',
      },
      with: {
        operation: 'toText',
        sourceProperty: 'csv',
        binaryPropertyName: 'data',
        options: {
          fileName: {
            fr: `=reclamation-{{ $('invoice').first().json.number.replace(/[^\\w-]/g, '_') }}.csv`,
            en: `=claim-{{ $('invoice').first().json.number.replace(/[^\\w-]/g, '_') }}.csv`,
          },
        },
      },
    },
    claim: {
      use: 'emailSend',
      name: { fr: 'Envoyer le dossier', en: 'Send the case' },
      why: {
        fr: 'Le montant dans l’objet : on sait s’il vaut la peine d’écrire.',
        en: 'The amount in the subject: one knows whether it is worth writing.',
      },
      with: mailed(
        post,
        {
          fr: `=Facture ${NUMBER} : {{ $('hold').first().json.claim }} HT à réclamer`,
          en: `=Invoice ${NUMBER}: {{ $('hold').first().json.claim }} before VAT to claim`,
        },
        {
          fr: "=Colis facturés : {{ $('hold').first().json.rows }}, pour {{ $('hold').first().json.billed }} HT. Lignes à voir : {{ $('hold').first().json.faults }}.",
          en: "=Parcels billed: {{ $('hold').first().json.rows }}, for {{ $('hold').first().json.billed }} before VAT. Rows to look at: {{ $('hold').first().json.faults }}.",
        },
        { attachments: 'data' },
      ),
      retry: [3, 10],
    },
    right: {
      use: 'emailSend',
      name: { fr: 'Bon à payer', en: 'Fit to be paid' },
      why: {
        fr: 'Qui paie attend une réponse, même courte.',
        en: 'Whoever pays is waiting for an answer, however short.',
      },
      with: mailed(
        post,
        { fr: `=Facture ${NUMBER} : aucun écart`, en: `=Invoice ${NUMBER}: no difference` },
        {
          fr: '=Colis facturés : {{ $json.rows }}, pour {{ $json.billed }} HT.',
          en: '=Parcels billed: {{ $json.rows }}, for {{ $json.billed }} before VAT.',
        },
      ),
      retry: [3, 10],
    },
    refuse: {
      use: 'emailSend',
      name: { fr: 'Dire ce qui manque', en: 'Say what is missing' },
      why: {
        fr: 'Avec le nom de la colonne, pour corriger le réglage ou le fichier.',
        en: 'With the column’s name, to mend the setting or the file.',
      },
      with: mailed(
        post,
        { fr: `=Facture ${NUMBER} non contrôlée`, en: `=Invoice ${NUMBER} not checked` },
        '={{ $json.error?.message ?? $json.error }}',
      ),
      once: true,
      retry: [3, 10],
    },
  },
  links: [
    'invoice > settings > read > rows > sent > hold > any.yes > file > claim',
    'any.no > right',
    'read.error > refuse',
    'rows.error > refuse',
    'hold.error > refuse',
  ],
  examples,
})

import { allItems } from '../../fragments/code.ts'
import { sheetColumns } from '../../fragments/columns.ts'
import { cases, text } from '../../fragments/conditions.ts'
import { fields, number, setting } from '../../fragments/fields.ts'
import { choice, field, form, page } from '../../fragments/forms.ts'
import { mailed } from '../../fragments/mail.ts'
import { byId, byName } from '../../fragments/models.ts'
import { defineRecipe } from '../recipe.ts'
import { JUDGE } from './verifier-pouvoir-de-signer.code.ts'
import { examples } from './verifier-pouvoir-de-signer.examples.ts'

const sheet = (fr: string, en: string) => ({
  documentId: byId(setting('sheet')),
  sheetName: byName({ fr, en }),
})
const SAID = "$('judge').first().json"
const ASKED = "$('settings').first().json"
const GROUPED = (mark: string, point: string) =>
  `String(${ASKED}.amount).replace('.', '${point}').replace(/\\B(?=(\\d{3})+(?!\\d))/g, '${mark}')`

export default defineRecipe({
  category: 'documents',
  level: 'simple',
  minutes: 25,
  published: '2026-11-28',
  fr: {
    title: 'Savoir qui peut signer avant d’envoyer un contrat',
    problem:
      'Le responsable des achats signe un four à quatre-vingt mille euros ; sa délégation s’arrêtait à vingt. On s’en aperçoit au litige, quand le fournisseur produit le contrat et que la direction le découvre.',
    outcome:
      'Avant l’envoi, un formulaire demande la société, la nature de l’acte, le montant hors taxes, le signataire et le jour. Le tableau des pouvoirs répond : seul, à deux et avec qui, ou non, pourquoi et qui le peut. Chaque vérification est notée ; quand personne n’a le pouvoir, le juriste reçoit un courriel.',
    avoid:
      'Le flux lit un tableau, il ne dit pas si une délégation est valable en droit, ni ce que prévoient vos statuts. Comptez le montant sur toute la durée, reconductions comprises : il ne lit pas le contrat.',
    approval:
      'Rien n’est signé, envoyé ni bloqué. L’auteur choisit le signataire ; le juriste accorde un pouvoir en complétant le tableau.',
    failure:
      'Tableau fermé, société inconnue, plafond ou date mal écrits : « Non vérifié », avec la ligne en cause. Registre ou courriel en panne : la réponse s’affiche et l’ajoute.',
  },
  en: {
    title: 'Know who may sign before a contract is sent',
    problem:
      'The head of purchasing signs for a furnace of eighty thousand euros; her delegation ended at twenty. It comes out in the dispute, when the supplier produces the contract and management sees it for the first time.',
    outcome:
      'Before sending, a form asks for the company, kind of deed, amount net of VAT, signatory and day. The table of powers answers: alone, as two and with whom, or no, why, and who can. Each check is noted; where nobody has the power, legal gets an email.',
    avoid:
      'The flow reads a table. Whether a delegation holds in law, or what your articles provide, it does not say. Count the amount over the whole term, renewals included: it does not read the contract.',
    approval:
      'Nothing is signed, sent or blocked. The author picks the signatory; legal grants a power by completing the table.',
    failure:
      'Table closed, company unknown, limit or date badly written: “Not checked”, with the row at fault. Register or email down: the answer shows, and adds it.',
  },
  nodes: {
    ask: {
      use: 'formTrigger',
      name: { fr: 'Qui signerait quoi', en: 'Who would sign what' },
      why: { fr: 'Au brouillon, pas la veille.', en: 'With the draft, not the day before.' },
      with: form(
        { fr: 'Pouvoir de signer', en: 'Power to sign' },
        [
          field('title', { fr: 'Objet', en: 'Subject' }),
          field('entity', { fr: 'Société engagée', en: 'Company committed' }),
          choice('kind', { fr: 'Nature', en: 'Kind' }, [
            { fr: 'achat', en: 'purchase' },
            { fr: 'vente', en: 'sale' },
            { fr: 'bail', en: 'lease' },
            { fr: 'embauche', en: 'hiring' },
            { fr: 'banque', en: 'banking' },
          ]),
          field(
            'amount',
            { fr: 'Montant hors taxes', en: 'Amount net of VAT' },
            { type: 'number' },
          ),
          field('signer', { fr: 'Signataire', en: 'Signatory' }, { type: 'email' }),
          field('day', { fr: 'Jour de signature', en: 'Day of signing' }, { type: 'date' }),
        ],
        { authentication: 'basicAuth' },
      ),
    },
    settings: {
      use: 'set',
      name: { fr: 'Classeur et juriste', en: 'Spreadsheet and legal' },
      why: { fr: 'Les natures sont celles du tableau.', en: 'Kinds are those of the table.' },
      with: fields(
        {
          sheet: { fr: 'identifiant du classeur', en: 'id of the spreadsheet' },
          from: 'contrats@votre-entreprise.example',
          legal: 'juridique@votre-entreprise.example',
          title: '={{ $json.title }}',
          entity: '={{ $json.entity }}',
          kind: '={{ $json.kind }}',
          amount: number('={{ Number($json.amount) }}'),
          signer: "={{ String($json.signer ?? '').trim().toLowerCase() }}",
          day: "={{ String($json.day ?? '').slice(0, 10) }}",
        },
        { alone: true },
      ),
    },
    powers: {
      use: 'googleSheets',
      name: { fr: 'Lire les pouvoirs', en: 'Read the powers' },
      why: {
        fr: 'Feuille « Pouvoirs » : email, entity, kinds (virgules, * pour tout), limit (vide : sans plafond), joint_above, from et until (AAAA-MM-JJ).',
        en: 'Sheet “Powers”: email, entity, kinds (commas, * for all), limit (empty: none), joint_above, from and until (YYYY-MM-DD).',
      },
      with: { operation: 'read', ...sheet('Pouvoirs', 'Powers'), options: {} },
      onError: 'continue',
      always: true,
      retry: [3, 3],
    },
    judge: {
      use: 'code',
      name: { fr: 'Comparer au plafond', en: 'Hold against the limit' },
      why: {
        fr: 'Au jour de la signature, pas d’aujourd’hui.',
        en: 'As of the day of signing, not today.',
      },
      with: allItems(JUDGE),
    },
    way: {
      use: 'switch',
      name: { fr: 'Vérifié, personne, impossible', en: 'Checked, nobody, impossible' },
      why: { fr: 'Un doute n’est pas un oui.', en: 'A doubt is no yes.' },
      with: cases({
        stop: text('={{ $json.state }}', 'equals', 'stop'),
        nobody: text('={{ $json.state }}', 'equals', 'nobody'),
      }),
    },
    legal: {
      use: 'emailSend',
      name: { fr: 'Prévenir le juriste', en: 'Tell legal' },
      why: { fr: 'Lui seul étend un pouvoir.', en: 'No one else extends a power.' },
      with: mailed(
        { from: setting('from'), to: setting('legal') },
        { fr: 'Contrat sans signataire habilité', en: 'Contract without an entitled signatory' },
        {
          fr: `=« {{ ${ASKED}.title }} », {{ ${ASKED}.entity }}, {{ ${GROUPED('\u00A0', ',')} }}\u00A0€ hors taxes, à signer le {{ ${ASKED}.day }} par {{ ${ASKED}.signer }}.\n{{ $json.text }}`,
          en: `=“{{ ${ASKED}.title }}”, {{ ${ASKED}.entity }}, €{{ ${GROUPED(',', '.')} }} net of VAT, to be signed on {{ ${ASKED}.day }} by {{ ${ASKED}.signer }}.\n{{ $json.text }}`,
        },
      ),
      onError: 'continue',
      retry: [2, 5],
    },
    told: {
      use: 'set',
      name: { fr: 'Parti ou non', en: 'Sent or not' },
      why: { fr: 'La page doit le savoir.', en: 'The page has to know.' },
      with: fields({ untold: "={{ $json.error ? 'yes' : '' }}" }, { alone: true }),
    },
    note: {
      use: 'googleSheets',
      name: { fr: 'Noter la vérification', en: 'Note the check' },
      why: {
        fr: 'Feuille « Verifications » : day, title, entity, amount, signer, state.',
        en: 'Sheet “Checks”: day, title, entity, amount, signer, state.',
      },
      with: {
        operation: 'append',
        ...sheet('Verifications', 'Checks'),
        columns: sheetColumns({
          day: '={{ $now.toISODate() }}',
          title: setting('title'),
          entity: setting('entity'),
          amount: setting('amount'),
          signer: setting('signer'),
          state: `={{ ${SAID}.state }}`,
        }),
        options: {},
      },
      onError: 'continue',
    },
    page: {
      use: 'form',
      name: { fr: 'Donner la réponse', en: 'Give the answer' },
      why: { fr: 'Avec les noms, pour agir.', en: 'With names, so as to act.' },
      with: page(`={{ ${SAID}.title }}`, {
        fr: `={{ ${SAID}.text }}{{ $json.error ? '<br>Vérification non notée au registre.' : '' }}{{ ${SAID}.state === 'nobody' && $('told').first().json.untold ? '<br>Le juriste n’a pas pu être prévenu : appelez-le.' : '' }}`,
        en: `={{ ${SAID}.text }}{{ $json.error ? '<br>Check not noted in the register.' : '' }}{{ ${SAID}.state === 'nobody' && $('told').first().json.untold ? '<br>Legal could not be told: ring them.' : '' }}`,
      }),
    },
    stop: {
      use: 'form',
      name: { fr: 'Dire ce qui manque', en: 'Say what is missing' },
      why: { fr: 'Sans réponse, on n’envoie pas.', en: 'With no answer nothing is sent.' },
      with: page('={{ $json.title }}', '={{ $json.text }}'),
    },
  },
  links: [
    'ask > settings > powers > judge > way.stop > stop',
    'way.nobody > legal > told > note > page',
    'way.other > note',
  ],
  related: ['relancer-signatures-qui-trainent', 'faire-accorder-remise'],
  examples,
})

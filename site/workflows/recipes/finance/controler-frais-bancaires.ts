import { allItems } from '../../fragments/code.ts'
import { columns } from '../../fragments/columns.ts'
import { cases, text } from '../../fragments/conditions.ts'
import { fields, setting } from '../../fragments/fields.ts'
import { field, form, page, upload } from '../../fragments/forms.ts'
import { allIn } from '../../fragments/items.ts'
import { byId } from '../../fragments/models.ts'
import { defineRecipe, type Params } from '../recipe.ts'
import { JUDGE } from './controler-frais-bancaires.code.ts'
import { examples } from './controler-frais-bancaires.examples.ts'

/** Text as a page shows it: labels of a bank may hold anything. */
const shown = (value: string): string =>
  `${value}.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/\\n/g, '<br>')`
const TEXT = shown("$('judge').first().json.text")

const table = (name: string): Params => ({
  resource: 'record',
  base: byId(setting('base')),
  table: byId(name),
  options: {},
})

export default defineRecipe({
  category: 'finance',
  level: 'confirmed',
  minutes: 45,
  published: '2026-11-28',
  fr: {
    title: 'Contrôler les frais de la banque d’après la convention',
    problem:
      'La convention promettait dix virements gratuits et des impayés à douze euros. Deux ans après, personne ne compare : les lignes de frais sont petites, nombreuses, et portent chacune un autre libellé.',
    outcome:
      'On dépose le relevé du mois en CSV. Chaque ligne de frais est comparée au prix convenu, unités gratuites décomptées dans l’ordre des dates. Les écarts s’affichent, un brouillon de réclamation les reprend un à un avec le total, et ce qui fut réclamé ne l’est pas deux fois.',
    avoid:
      'Agios et commission de mouvement dépendent des soldes : le flux les montre sans les juger, comme tout prélèvement au-delà de dix euros et de cinq fois le prix convenu. Déposez des mois entiers, sinon les gratuités repartent de zéro au milieu.',
    approval:
      'La réclamation reste un brouillon : une personne la relit, vérifie qu’aucun avenant n’a changé le prix, puis l’envoie à la banque.',
    failure:
      'Colonnes inconnues, convention vide, table muette : la page en donne la cause, sans chiffrer d’écart. Brouillon refusé : les lignes ne sont pas notées et reviendront au prochain dépôt du même relevé.',
  },
  en: {
    title: 'Check what the bank charges against your agreement',
    problem:
      'The agreement promised ten free transfers, and unpaid items at twelve euros. Two years on nobody compares: lines of charges are small and many, each under another label.',
    outcome:
      'You upload the month’s statement as CSV. Each line of charges is held against the price agreed, free units being used up in the order of dates. Differences are shown, a draft claim lists them one by one with the total, and what was claimed is not claimed twice.',
    avoid:
      'Overdraft interest and turnover commission depend on balances: the flow shows them without a verdict, as it does any charge beyond both ten euros and five times the price agreed. Upload whole months, or else free units begin again halfway.',
    approval:
      'The claim stays a draft: a person reads it, makes sure that no amendment changed the price, then sends it to the bank.',
    failure:
      'Unknown columns, an empty agreement, a silent table: the page says so and no difference is announced. Draft refused: the lines are not noted and return when the same statement is uploaded again.',
  },
  nodes: {
    statement: {
      use: 'formTrigger',
      name: { fr: 'Relevé du mois', en: 'Statement of the month' },
      why: {
        fr: 'Derrière un mot de passe : un relevé dit tout d’une entreprise.',
        en: 'Behind a password, as a statement tells all about a company.',
      },
      with: form(
        { fr: 'Contrôler les frais bancaires', en: 'Check bank charges' },
        [
          field('account', {
            fr: 'Compte (quatre derniers chiffres)',
            en: 'Account (last four digits)',
          }),
          upload('file', { fr: 'Relevé (CSV, UTF-8)', en: 'Statement (CSV, UTF-8)' }, '.csv'),
        ],
        { authentication: 'basicAuth' },
      ),
    },
    settings: {
      use: 'set',
      name: { fr: 'Base et conseiller', en: 'Base and adviser' },
      why: {
        fr: 'Un centime de tolérance, pour les arrondis.',
        en: 'A cent of tolerance, for rounding.',
      },
      with: fields({
        account: "={{ String($json.account ?? '').replace(/\\D/g, '').slice(-4) }}",
        base: { fr: 'identifiant de la base', en: 'id of the base' },
        adviser: 'conseiller@votre-banque.example',
        tolerance: 0.01,
      }),
    },
    read: {
      use: 'extractFromFile',
      name: { fr: 'Lire les lignes', en: 'Read the lines' },
      why: {
        fr: 'Points-virgules et virgules décimales ; une colonne Débit convient aussi.',
        en: 'Semicolons and decimal commas; a Debit column will do as well.',
      },
      with: { operation: 'csv', binaryPropertyName: 'file', options: { delimiter: ';' } },
      onError: 'continue',
      always: true,
    },
    rates: {
      use: 'airtable',
      name: { fr: 'Lire la convention', en: 'Read the agreement' },
      why: {
        fr: 'Table rates : match, un mot du libellé ; unit, « each », « month » ou « look » ; price, tel que prélevé, 0 si gratuit (vide, la ligne se regarde) ; free, gratuits par mois.',
        en: 'Table rates: match, a word of the label; unit, “each”, “month” or “look”; price, as charged, 0 where free (empty, the line is looked at); free, units a month.',
      },
      with: { ...table('rates'), operation: 'search', returnAll: true },
      once: true,
      always: true,
      onError: 'continue',
      retry: [3, 5],
    },
    claims: {
      use: 'airtable',
      name: { fr: 'Lire les réclamations', en: 'Read past claims' },
      why: {
        fr: 'Table claims : le même relevé, déposé deux fois, ne réclame rien de plus.',
        en: 'Table claims: one statement uploaded twice claims nothing more.',
      },
      with: {
        ...table('claims'),
        operation: 'search',
        returnAll: true,
        filterByFormula: "={account} = '{{ $('settings').first().json.account }}'",
      },
      once: true,
      always: true,
      onError: 'continue',
      retry: [3, 5],
    },
    judge: {
      use: 'code',
      name: { fr: 'Comparer au prix convenu', en: 'Compare with the price agreed' },
      why: {
        fr: 'Seules les lignes qui disent frais, commission, cotisation, abonnement, forfait, rejet, agios ou intérêts débiteurs. Le mot le plus long l’emporte.',
        en: 'Only lines whose French label says frais, commission, cotisation, abonnement, forfait, rejet, agios or intérêts débiteurs. The longest word wins.',
      },
      with: allItems(JUDGE),
    },
    state: {
      use: 'switch',
      name: { fr: 'De quoi réclamer ?', en: 'Anything to claim?' },
      why: {
        fr: 'Sans écart certain, la banque ne reçoit rien.',
        en: 'Without a certain difference the bank gets nothing.',
      },
      with: cases({ claim: text('={{ $json.state }}', 'equals', 'claim') }),
    },
    draft: {
      use: 'gmail',
      name: { fr: 'Préparer la réclamation', en: 'Prepare the claim' },
      why: {
        fr: 'Date, libellé, prélevé, convenu : le conseiller n’a rien à chercher.',
        en: 'Date, label, charged, agreed: the adviser need not search.',
      },
      with: {
        resource: 'draft',
        operation: 'create',
        subject: {
          fr: "=Compte {{ $('settings').first().json.account }} : {{ $json.shown }} de frais au-delà de la convention",
          en: "=Account {{ $('settings').first().json.account }}: {{ $json.shown }} charged beyond the agreement",
        },
        emailType: 'text',
        message: {
          fr: '=Bonjour,\n\nCes prélèvements dépassent notre convention :\n\n{{ $json.letter }}\n\nMerci de nous rembourser {{ $json.shown }}, ou de nous indiquer l’avenant qui les justifie.',
          en: '=Hello,\n\nThese charges go beyond our agreement:\n\n{{ $json.letter }}\n\nPlease refund {{ $json.shown }}, or name the amendment that allows them.',
        },
        options: { sendTo: setting('adviser') },
      },
      onError: 'output',
      retry: [2, 5],
    },
    lines: {
      use: 'code',
      name: { fr: 'Chaque ligne réclamée', en: 'Each line claimed' },
      why: {
        fr: 'Une fois la lettre prête, pas avant.',
        en: 'Once the letter is there, not before.',
      },
      with: allItems("return $('judge').first().json.rows.map((json) => ({ json }))"),
    },
    note: {
      use: 'airtable',
      name: { fr: 'Noter la réclamation', en: 'Note the claim' },
      why: {
        fr: 'Compte, jour, libellé, montant et rang font la clé : deux frais jumeaux restent deux.',
        en: 'Account, day, label, amount and rank make the key, so that twin charges stay two.',
      },
      with: {
        ...table('claims'),
        operation: 'upsert',
        columns: columns(
          {
            key: '={{ $json.key }}',
            account: setting('account'),
            day: '={{ $json.day }}',
            label: '={{ $json.label }}',
            over: '={{ $json.over }}',
          },
          ['key'],
        ),
      },
      onError: 'continue',
      retry: [3, 5],
    },
    noted: {
      use: 'aggregate',
      name: { fr: 'Toutes notées ?', en: 'All noted?' },
      why: {
        fr: 'Une seule page de fin pour toutes les lignes.',
        en: 'A single last page for all lines.',
      },
      with: allIn('notes'),
    },
    claimed: {
      use: 'form',
      name: { fr: 'Montrer les écarts', en: 'Show the differences' },
      why: {
        fr: 'Qui dépose voit tout de suite ce qui attend dans Gmail.',
        en: 'Whoever uploads sees at once what waits in Gmail.',
      },
      with: page(
        {
          fr: "={{ $('judge').first().json.shown }} à réclamer, brouillon prêt",
          en: "={{ $('judge').first().json.shown }} to claim, draft ready",
        },
        {
          fr: `={{ ${TEXT} }}{{ $json.notes.some(one => one.error) ? '<br>Non noté : ce relevé, déposé de nouveau, refera un brouillon.' : '' }}`,
          en: `={{ ${TEXT} }}{{ $json.notes.some(one => one.error) ? '<br>Not noted: this statement, uploaded again, makes another draft.' : '' }}`,
        },
      ),
    },
    nothing: {
      use: 'form',
      name: { fr: 'Rien à réclamer, ou illisible', en: 'Nothing to claim, or unreadable' },
      why: {
        fr: 'La cause d’abord, les lignes à regarder ensuite.',
        en: 'The cause first, then the lines to look at.',
      },
      with: page(
        {
          fr: "={{ $json.state === 'right' ? 'Relevé contrôlé' : 'Relevé non contrôlé' }}",
          en: "={{ $json.state === 'right' ? 'Statement checked' : 'Statement not checked' }}",
        },
        `={{ ${TEXT} }}`,
      ),
    },
    refused: {
      use: 'form',
      name: { fr: 'Brouillon refusé', en: 'Draft refused' },
      why: {
        fr: 'Les écarts restent lisibles, à copier au besoin.',
        en: 'Differences can still be read, and copied.',
      },
      with: page(
        { fr: 'Brouillon non créé', en: 'Draft not created' },
        `={{ String($json.error.message ?? $json.error) + '<br>' + ${TEXT} }}`,
      ),
    },
  },
  links: [
    'statement > settings > read > rates > claims > judge > state.claim > draft > lines > note > noted > claimed',
    'state.other > nothing',
    'draft.error > refused',
  ],
  examples,
})

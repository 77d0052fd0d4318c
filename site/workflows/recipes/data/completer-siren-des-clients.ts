import { allItems } from '../../fragments/code.ts'
import { cases, text } from '../../fragments/conditions.ts'
import { fields, setting } from '../../fragments/fields.ts'
import { mailed } from '../../fragments/mail.ts'
import { at } from '../../fragments/schedule.ts'
import { defineRecipe } from '../recipe.ts'
import { JUDGE, PICK, REPORT } from './completer-siren-des-clients.code.ts'
import { examples } from './completer-siren-des-clients.examples.ts'

const DESK = { from: setting('desk'), to: setting('desk') }
const CLIENTS = { docId: setting('document'), tableId: 'Clients' }

export default defineRecipe({
  category: 'data',
  level: 'simple',
  minutes: 30,
  published: '2026-11-28',
  fr: {
    title: 'Compléter les SIREN qui manquent au fichier clients',
    problem:
      'La plateforme rend la facture : client sans SIREN. Il en manque quatre cents dans le fichier, et celui qui les cherche un par un copie parfois le numéro d’un homonyme de la ville voisine.',
    outcome:
      'Chaque nuit ouvrée, soixante clients professionnels sans SIREN sont cherchés dans l’annuaire public des entreprises, par nom et code postal. Une seule société active du même nom au même endroit : son numéro attend dans une colonne à part. Plusieurs, ou des noms voisins : trois choix au plus. Un courriel fait le compte et donne la liste à trancher.',
    avoid:
      'Un nom d’enseigne n’est pas toujours celui de la société : demandez-le plutôt au client. Particuliers et clients étrangers sont laissés de côté. Les numéros déjà saisis ne sont pas vérifiés.',
    approval:
      'Le numéro proposé n’entre pas dans votre colonne SIREN. Une personne compare, puis le recopie ; une fois rempli, le client n’est plus cherché. Sans décision, il est proposé de nouveau après 90 jours.',
    failure:
      'Annuaire muet pour un client : compté à part, cherché à nouveau la nuit suivante. Une ligne que Grist n’a pas prise est comptée aussi. Grist illisible ou table vide : le courriel le dit, rien n’est cherché.',
  },
  en: {
    title: 'Fill in the SIREN numbers missing from the client file',
    problem:
      'The invoicing platform sends the invoice back: client without a SIREN, the number of French companies. Four hundred are missing, and whoever looks them up one by one at times copies that of a namesake in the next town.',
    outcome:
      'Every working night, sixty business clients without a SIREN are looked up in the public directory of French companies, by name and postcode. If a single active company of that name is there, its number waits in a column of its own. If several are, or names come close: three choices at most. An email counts, and lists what to settle.',
    avoid:
      'The name over a shop is not always the company’s: rather ask the client. Private and foreign clients are left alone. Numbers already entered are not checked.',
    approval:
      'The number proposed does not enter your SIREN column. A person compares and copies it; once filled, the client is looked up no more. Without a decision it is proposed anew after 90 days.',
    failure:
      'Directory silent for a client: counted apart and asked again next night. A row that Grist did not take is counted too. Grist unreadable or the table empty: the email says so, and nothing is looked up.',
  },
  nodes: {
    night: {
      use: 'scheduleTrigger',
      name: { fr: 'Du lundi au vendredi, 5 h', en: 'Monday to Friday, 5 am' },
      why: {
        fr: 'Relancé, il passe aux soixante suivants.',
        en: 'Run again, it moves on to the next sixty.',
      },
      with: at('0 5 * * 1-5'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Votre fichier', en: 'Your file' },
      why: {
        fr: 'Soixante : ce qu’une personne tranche en une matinée.',
        en: 'Sixty is what one person settles in a morning.',
      },
      with: fields({
        batch: 60,
        rest: 90,
        document: { fr: 'identifiant du document Grist', en: 'id of the Grist document' },
        desk: 'adv@votre-entreprise.example',
      }),
    },
    clients: {
      use: 'grist',
      name: { fr: 'Lire les clients', en: 'Read the clients' },
      why: {
        fr: 'Colonnes en texte : name, postcode, country, kind (« private » pour un particulier), siren, siren_proposed, choices, checked_on.',
        en: 'Text columns: name, postcode, country, kind (“private” for a consumer), siren, siren_proposed, choices, checked_on.',
      },
      with: { operation: 'getAll', ...CLIENTS, returnAll: true, additionalOptions: {} },
      onError: 'continue',
      always: true,
      retry: [3, 10],
    },
    pick: {
      use: 'code',
      name: { fr: 'Choisir les soixante', en: 'Choose the sixty' },
      why: {
        fr: 'Sans code postal, un nom ramènerait toute la France.',
        en: 'Without a postcode, a name would bring back all of France.',
      },
      with: allItems(PICK),
    },
    state: {
      use: 'switch',
      name: { fr: 'À chercher ?', en: 'Any to look up?' },
      why: { fr: 'Sinon, dire pourquoi.', en: 'If not, say why.' },
      with: cases({ ask: text('={{ $json.state }}', 'equals', 'ask') }),
    },
    search: {
      use: 'httpRequest',
      name: { fr: 'Interroger l’annuaire', en: 'Ask the directory' },
      why: {
        fr: 'Service de l’État, sans clé ; trois demandes par seconde.',
        en: 'A public service without a key; three requests a second.',
      },
      with: {
        url: 'https://recherche-entreprises.api.gouv.fr/search',
        sendQuery: true,
        specifyQuery: 'keypair',
        queryParameters: {
          parameters: [
            { name: 'q', value: '={{ $json.name }}' },
            { name: 'code_postal', value: '={{ $json.postcode }}' },
            { name: 'etat_administratif', value: 'A' },
            { name: 'per_page', value: '25' },
          ],
        },
        options: { timeout: 10_000, batching: { batch: { batchSize: 3, batchInterval: 1000 } } },
      },
      onError: 'continue',
    },
    judge: {
      use: 'code',
      name: { fr: 'Comparer nom et lieu', en: 'Compare name and place' },
      why: {
        fr: '« SARL Prual » et « Prual » sont le même nom ; deux Prual au même endroit, non.',
        en: '“SARL Prual” and “Prual” are one name; two of them in one place are not.',
      },
      with: allItems(JUDGE),
    },
    answered: {
      use: 'switch',
      name: { fr: 'Une réponse ?', en: 'An answer?' },
      why: {
        fr: 'Une panne ne vaut pas « introuvable ».',
        en: 'A failure is not “not found”.',
      },
      with: cases({ silent: text('={{ $json.verdict }}', 'equals', 'unasked') }),
    },
    write: {
      use: 'grist',
      name: { fr: 'Poser la proposition', en: 'Set the proposal' },
      why: {
        fr: 'À côté de votre colonne, avec le jour de la recherche.',
        en: 'Beside your column, with the day of the search.',
      },
      with: {
        operation: 'update',
        ...CLIENTS,
        rowId: '={{ $json.id }}',
        dataToSend: 'defineInNode',
        fieldsToSend: {
          properties: [
            { fieldId: 'siren_proposed', fieldValue: '={{ $json.siren }}' },
            { fieldId: 'choices', fieldValue: '={{ $json.choices }}' },
            { fieldId: 'checked_on', fieldValue: '={{ $now.toISODate() }}' },
          ],
        },
      },
      onError: 'continue',
    },
    both: {
      use: 'merge',
      name: { fr: 'Réunir', en: 'Bring together' },
      why: { fr: 'Le courriel compte aussi les muets.', en: 'The email counts silent ones too.' },
      with: { mode: 'append', numberInputs: 2 },
    },
    sum: {
      use: 'code',
      name: { fr: 'Faire le compte', en: 'Count' },
      why: {
        fr: 'Les proposés sont dans Grist ; seuls les autres font des lignes.',
        en: 'Those proposed are in Grist; the others alone make lines.',
      },
      with: allItems(REPORT),
    },
    report: {
      use: 'emailSend',
      name: { fr: 'Donner à trancher', en: 'Hand over what to settle' },
      why: {
        fr: 'À ceux qui connaissent les clients.',
        en: 'To those who know the clients.',
      },
      with: mailed(
        DESK,
        { fr: 'SIREN : propositions de la nuit', en: 'SIREN: proposals of the night' },
        '={{ $json.text }}',
      ),
      retry: [3, 30],
    },
    told: {
      use: 'emailSend',
      name: { fr: 'Dire qu’on n’a pas cherché', en: 'Say that nothing was sought' },
      why: {
        fr: 'Fichier muet ou vide : aussitôt ; plus rien à chercher : le lundi.',
        en: 'File silent or empty: at once; nothing left to seek: on Mondays.',
      },
      with: mailed(
        DESK,
        { fr: 'SIREN : rien cherché cette nuit', en: 'SIREN: nothing looked up tonight' },
        '={{ $json.text }}',
      ),
    },
  },
  links: [
    'night > settings > clients > pick > state.ask > search > judge > answered.other > write > both:0 > sum > report',
    'answered.silent > both:1',
    'state.other > told',
  ],
  examples,
})

import { allItems } from '../../fragments/code.ts'
import { all, text } from '../../fragments/conditions.ts'
import { fields, setting } from '../../fragments/fields.ts'
import { form, page, upload } from '../../fragments/forms.ts'
import { defineRecipe, type Params } from '../recipe.ts'
import { MATCH } from './rapprocher-remises-carte.code.ts'
import { examples } from './rapprocher-remises-carte.examples.ts'

const csv = (binaryPropertyName: string): Params => ({
  operation: 'csv',
  binaryPropertyName,
  options: { delimiter: ';' },
})

/** Labels of a bank may hold anything. */
const SHOWN = (value: string): string =>
  `${value}.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/\\n/g, '<br>')`

export default defineRecipe({
  category: 'finance',
  level: 'simple',
  minutes: 25,
  published: '2026-11-28',
  fr: {
    title: 'Rapprocher les remises de carte et ce que la banque a crédité',
    problem:
      'Le terminal a fait sa télécollecte un samedi soir où la ligne tombait. Le ticket dit 600 euros, la banque n’a rien reçu, et parmi deux mois de remises mêlées, nettes de commission, nul ne voit le trou.',
    outcome:
      'On dépose le journal des remises et le relevé de la banque, en CSV. Chaque remise trouve son crédit dans les six jours, au centime ou diminué d’une commission de 3 % au plus. La page montre les remises jamais créditées, le coût réel des cartes en pourcentage, et les crédits que rien n’explique ; un brouillon réclame les premières.',
    avoid:
      'Si la banque crédite d’un bloc les remises de plusieurs terminaux, le rapprochement échouera : demandez le détail, ou additionnez d’abord. Titres-restaurant et paiements en ligne se versent autrement.',
    approval:
      'Le brouillon attend dans Gmail : vérifiez d’abord le ticket de télécollecte, puis envoyez. Rien n’est gardé ; les mêmes fichiers, déposés de nouveau, refont un brouillon.',
    failure:
      'Colonnes inconnues ou fichier vide : la page dit lequel, sans crier à la perte. Brouillon refusé : les remises manquantes restent affichées, à copier.',
  },
  en: {
    title: 'Match card remittances with what the bank credited',
    problem:
      'The terminal sent off its batch on a Saturday night when the line was down. The slip says 600 euros, the bank received nothing, and in two months of mixed remittances, net of fees, nobody sees the hole.',
    outcome:
      'You upload the list of remittances and the bank’s statement as CSV. Each remittance finds its credit within six days, to the cent or less a fee of 3% at most. The page shows those never credited, what cards really cost in per cent, and credits that nothing explains; a draft claims the first.',
    avoid:
      'Where the bank credits several terminals in one sum, matching fails: ask for the detail, or add up first. Meal vouchers and online payments are paid out in other ways.',
    approval:
      'The draft waits in Gmail: check the terminal’s slip first, then send. Nothing is kept; the same files, uploaded again, make another draft.',
    failure:
      'Unknown columns or an empty file: the page says which, without crying loss. Draft refused: the missing remittances stay on the page, to be copied.',
  },
  nodes: {
    upload: {
      use: 'formTrigger',
      name: { fr: 'Déposer les deux fichiers', en: 'Upload both files' },
      why: {
        fr: 'Le relevé doit finir une semaine après la dernière remise.',
        en: 'The statement should end a week after the last remittance.',
      },
      with: form(
        { fr: 'Remises de carte', en: 'Card remittances' },
        [
          upload('batches', { fr: 'Journal des remises', en: 'List of remittances' }, '.csv'),
          upload('statement', { fr: 'Relevé de la banque', en: 'Bank statement' }, '.csv'),
        ],
        { authentication: 'basicAuth' },
      ),
    },
    settings: {
      use: 'set',
      name: { fr: 'Vos mots et délais', en: 'Your words and delays' },
      why: {
        fr: 'Les mots par lesquels votre banque nomme cartes, commissions, autres remises (chèques, espèces) et vos propres achats par carte, sans accent.',
        en: 'The words by which your bank calls cards, fees, other remittances (cheques, cash) and your own card purchases, without accents.',
      },
      with: fields({
        window: 6,
        most: 3,
        cards: '\\b(cb|cartes?|tpe|remise)\\b',
        fees: '\\b(commissions?|com|frais)\\b',
        others: '\\b(cheques?|chq|especes?|effets?)\\b',
        own: '\\b(paiements?|achats?|factures?|retraits?)\\b',
        adviser: 'monetique@votre-banque.example',
      }),
    },
    batches: {
      use: 'extractFromFile',
      name: { fr: 'Lire les remises', en: 'Read the remittances' },
      why: {
        fr: 'Montant brut, tel que le terminal l’imprime.',
        en: 'The gross amount, as the terminal prints it.',
      },
      with: csv('batches'),
      onError: 'continue',
      always: true,
    },
    statement: {
      use: 'extractFromFile',
      name: { fr: 'Lire le relevé', en: 'Read the statement' },
      why: {
        fr: 'Une colonne signée, ou débit et crédit.',
        en: 'One signed column, or debit and credit.',
      },
      with: csv('statement'),
      onError: 'continue',
      always: true,
    },
    both: {
      use: 'merge',
      name: { fr: 'Attendre les deux', en: 'Wait for both' },
      why: {
        fr: 'L’un sans l’autre ne prouve rien.',
        en: 'One without the other proves nothing.',
      },
      with: { mode: 'append', numberInputs: 2 },
    },
    match: {
      use: 'code',
      name: { fr: 'Apparier', en: 'Match' },
      why: {
        fr: 'Les montants exacts d’abord ; les nets se partagent le reste.',
        en: 'Exact amounts first; net ones share what is left.',
      },
      with: allItems(MATCH),
    },
    lacking: {
      use: 'if',
      name: { fr: 'De l’argent manque ?', en: 'Money missing?' },
      why: {
        fr: 'Une remise récente n’est pas perdue.',
        en: 'A recent remittance is not lost.',
      },
      with: all(text('={{ $json.state }}', 'equals', 'missing')),
    },
    draft: {
      use: 'gmail',
      name: { fr: 'Préparer la réclamation', en: 'Prepare the claim' },
      why: {
        fr: 'Date, terminal et montant : la banque n’a plus qu’à chercher.',
        en: 'Day, terminal and amount: the bank only has to look.',
      },
      with: {
        resource: 'draft',
        operation: 'create',
        subject: {
          fr: '=Remises de carte non créditées : {{ $json.shown }}',
          en: '=Card remittances not credited: {{ $json.shown }}',
        },
        emailType: 'text',
        message: {
          fr: '=Bonjour,\n\nNous ne retrouvons pas ces télécollectes sur notre compte :\n\n{{ $json.letter }}\n\nPouvez-vous les rechercher et nous dire si elles sont à rejouer depuis le terminal ?',
          en: '=Hello,\n\nWe cannot find these batches in our account:\n\n{{ $json.letter }}\n\nCould you trace them, and tell us whether the terminal has to send them again?',
        },
        options: { sendTo: setting('adviser') },
      },
      onError: 'continue',
      retry: [2, 5],
    },
    done: {
      use: 'form',
      name: { fr: 'Montrer le résultat', en: 'Show the outcome' },
      why: {
        fr: 'Le même écran, que tout soit juste ou non.',
        en: 'The same screen whether all is well or not.',
      },
      with: page(
        {
          fr: "={{ $('match').first().json.state === 'unread' ? 'Fichier à revoir' : $json.error ? 'Brouillon refusé par Gmail' : $('match').first().json.missing ? $('match').first().json.missing + ' remise(s) à réclamer' : 'Aucune remise à réclamer' }}",
          en: "={{ $('match').first().json.state === 'unread' ? 'File to be looked at' : $json.error ? 'Draft refused by Gmail' : $('match').first().json.missing ? $('match').first().json.missing + ' remittance(s) to claim' : 'Nothing to claim' }}",
        },
        `={{ ${SHOWN("$('match').first().json.text")} }}`,
      ),
    },
  },
  links: [
    'upload > settings > batches > both > match > lacking.yes > draft > done',
    'settings > statement > both:1',
    'lacking.no > done',
  ],
  examples,
  related: ['controler-caisse-du-soir', 'controler-frais-bancaires'],
})

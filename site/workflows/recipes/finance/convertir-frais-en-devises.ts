import { byColumn, table } from '../../fragments/baserow.ts'
import { all, amount, isTrue, text } from '../../fragments/conditions.ts'
import { fields, number } from '../../fragments/fields.ts'
import { gathered, joinedBy, onceBy } from '../../fragments/items.ts'
import { at } from '../../fragments/schedule.ts'
import { defineRecipe } from '../recipe.ts'
import { examples } from './convertir-frais-en-devises.examples.ts'

export default defineRecipe({
  category: 'finance',
  level: 'confirmed',
  minutes: 35,
  published: '2026-11-24',
  fr: {
    title: 'Convertir les frais en devises au cours du jour de la dépense',
    problem:
      'Trois commerciaux rentrent de Zurich. La comptable cherche un cours par ticket, en prend un du mauvais jour, et ne sait plus lequel six mois après.',
    outcome:
      'Chaque soir, les lignes Baserow sans montant en euros reçoivent ce montant, le cours de la Banque centrale européenne et sa date. Un samedi prend le cours du vendredi. Un courriel liste ce qui reste à convertir à la main.',
    avoid:
      'Si la carte a déjà été débitée en euros, prenez le montant du relevé, frais compris. La BCE ne cote qu’une trentaine de monnaies : dirham et dinar restent à votre charge.',
    approval:
      'Le flux propose, il ne rembourse rien. La comptable valide chaque ligne comme avant ; celle qui a déjà un montant n’est jamais touchée.',
    failure:
      'Un cours introuvable, ou une écriture refusée, laisse la ligne vide et la cite dans un courriel. Si Baserow ne répond pas, un courriel dit que rien n’a changé.',
  },
  en: {
    title: 'Convert foreign expenses at the rate of the day they were paid',
    problem:
      'Three salespeople come back from Zurich. The accountant looks up a rate a receipt, takes one from the wrong day, and cannot say later which.',
    outcome:
      'Each evening Baserow rows without an amount in euros are given one, with the European Central Bank’s rate and its date. A Saturday takes Friday’s rate. An email lists what is left to convert by hand.',
    avoid:
      'When the card was already charged in euros, use the amount on the statement, fees included. The ECB quotes some thirty currencies: dirhams and dinars stay with you.',
    approval:
      'The flow proposes and reimburses nothing. The accountant approves each row as before; one that has an amount is never touched.',
    failure:
      'A row that finds no rate, or cannot be written, stays empty, and an email names it. If Baserow does not answer, an email says that nothing changed.',
  },
  nodes: {
    nightly: {
      use: 'scheduleTrigger',
      name: { fr: 'Chaque soir', en: 'Every evening' },
      why: {
        fr: 'Les cours du jour paraissent vers seize heures.',
        en: 'The day’s rates come out around four in the afternoon.',
      },
      with: at('0 20 * * *'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Vos adresses', en: 'Your addresses' },
      why: {
        fr: 'Sept jours en arrière au plus : au-delà, un cours suspendu passerait pour actuel.',
        en: 'Seven days back at most: beyond that a suspended rate would pass for a current one.',
      },
      with: fields(
        {
          back: 7,
          database: { fr: 'numéro de la base Baserow', en: 'number of the Baserow database' },
          table: { fr: 'numéro de la table Baserow', en: 'number of the Baserow table' },
          from: 'automate@votre-entreprise.example',
          accountant: 'compta@votre-entreprise.example',
        },
        { alone: true },
      ),
    },
    expenses: {
      use: 'baserow',
      name: { fr: 'Lignes sans euros', en: 'Rows without euros' },
      why: {
        fr: 'Colonnes attendues : who, day, currency en texte, amount, euros, rate, rate_day.',
        en: 'Columns expected: who, day, currency as text, amount, euros, rate, rate_day.',
      },
      with: {
        ...table(),
        operation: 'getAll',
        returnAll: true,
        additionalOptions: {
          filters: { fields: [{ field: 'euros', operator: 'empty', value: '' }] },
        },
      },
      onError: 'continue',
      retry: [3, 5],
    },
    read: {
      use: 'if',
      name: { fr: 'Vraiment lues ?', en: 'Really read?' },
      why: {
        fr: 'Hors d’atteinte, Baserow ne dit aucune erreur.',
        en: 'Out of reach, Baserow tells no error.',
      },
      with: all(isTrue('={{ $json.id !== undefined }}')),
    },
    ready: {
      use: 'set',
      name: { fr: 'Nommer monnaie et jour', en: 'Name currency and day' },
      why: {
        fr: '« chf » et « CHF » sont la même monnaie ; la paire dit quel cours demander.',
        en: '“chf” and “CHF” are one currency; the pair says which rate to ask for.',
      },
      with: fields(
        {
          id: number('={{ $json.id }}'),
          who: "={{ $json.who ?? '' }}",
          day: "={{ $json.day ?? '' }}",
          currency: "={{ ($json.currency ?? '').trim().toUpperCase() }}",
          amount: number('={{ Number($json.amount) || 0 }}'),
          pair: "={{ ($json.currency ?? '').trim().toUpperCase() + ' ' + ($json.day ?? '') }}",
        },
        { alone: true },
      ),
    },
    foreign: {
      use: 'filter',
      name: { fr: 'Devises seulement', en: 'Foreign currencies only' },
      why: {
        fr: 'Un ticket en euros n’a rien à convertir.',
        en: 'A receipt in euros has nothing to convert.',
      },
      with: all(text('={{ $json.currency }}', 'notEquals', 'EUR')),
    },
    pairs: {
      use: 'removeDuplicates',
      name: { fr: 'Un cours par paire', en: 'One rate a pair' },
      why: {
        fr: 'Vingt tickets du même salon demandent un seul cours.',
        en: 'Twenty receipts from one trade fair ask for a single rate.',
      },
      with: onceBy('pair'),
    },
    ask: {
      use: 'httpRequest',
      name: { fr: 'Demander le cours', en: 'Ask for the rate' },
      why: {
        fr: 'La BCE rend le dernier cours jusqu’à ce jour, sans compte ni clé.',
        en: 'The ECB gives the last rate up to that day, without account or key.',
      },
      with: {
        url: '=https://data-api.ecb.europa.eu/service/data/EXR/D.{{ encodeURIComponent($json.currency) }}.EUR.SP00.A',
        sendQuery: true,
        specifyQuery: 'keypair',
        queryParameters: {
          parameters: [
            {
              name: 'startPeriod',
              value:
                "={{ DateTime.fromISO($json.day).minus({ days: $('settings').first().json.back }).toISODate() }}",
            },
            { name: 'endPeriod', value: '={{ $json.day }}' },
            { name: 'lastNObservations', value: '1' },
            { name: 'detail', value: 'dataonly' },
            { name: 'format', value: 'csvdata' },
          ],
        },
        options: { timeout: 15000, response: { response: { responseFormat: 'text' } } },
      },
      onError: 'continue',
      retry: [3, 5],
    },
    rate: {
      use: 'set',
      name: { fr: 'Lire la dernière ligne', en: 'Read the last line' },
      why: {
        fr: 'Septième colonne la date, huitième le cours. Une réponse vide donne zéro.',
        en: 'Its seventh column is the day, its eighth the rate; empty means nought.',
      },
      with: fields(
        {
          pair: "={{ $('pairs').item.json.pair }}",
          rate: number(
            "={{ Number(($json.data ?? '').trim().split('\\n').pop().trim().split(',')[7]) || 0 }}",
          ),
          rate_day:
            "={{ ($json.data ?? '').trim().split('\\n').pop().trim().split(',')[6] ?? '' }}",
        },
        { alone: true },
      ),
    },
    join: {
      use: 'merge',
      name: { fr: 'Rendre le cours aux lignes', en: 'Give rows their rate' },
      why: {
        fr: 'Chaque ligne retrouve le cours de sa paire.',
        en: 'Each row finds its pair’s rate again.',
      },
      with: joinedBy('pair', 'keepMatches'),
    },
    found: {
      use: 'if',
      name: { fr: 'Tout est connu ?', en: 'Is all of it known?' },
      why: {
        fr: 'Un code vide, un jour à venir ou un montant nul donneraient un chiffre faux.',
        en: 'An empty code, a day to come or no amount would give a false figure.',
      },
      with: all(
        amount('={{ $json.rate }}', 'gt', 0),
        amount('={{ $json.amount }}', 'gt', 0),
        text('={{ $json.currency }}', 'regex', '^[A-Z]{3}$'),
        isTrue("={{ ($json.day || '9') <= $now.toISODate() }}"),
      ),
    },
    euros: {
      use: 'set',
      name: { fr: 'Calculer les euros', en: 'Work out the euros' },
      why: {
        fr: 'La BCE compte les unités pour un euro : on divise, puis on arrondit au centime.',
        en: 'The ECB counts units to one euro: divide, then round to the cent.',
      },
      with: fields({
        euros: number('={{ Math.round($json.amount / $json.rate * 100) / 100 }}'),
      }),
    },
    write: {
      use: 'baserow',
      name: { fr: 'Écrire montant et preuve', en: 'Write amount and proof' },
      why: {
        fr: 'Le cours et sa date restent à côté du montant.',
        en: 'Rate and date stay beside the amount.',
      },
      with: {
        ...table(),
        operation: 'update',
        rowId: '={{ $json.id }}',
        ...byColumn('id', 'who', 'day', 'currency', 'amount', 'pair'),
      },
      onError: 'continue',
      retry: [3, 5],
    },
    written: {
      use: 'if',
      name: { fr: 'Vraiment écrite ?', en: 'Really written?' },
      why: {
        fr: 'Une ligne écrite revient avec son rang.',
        en: 'A row written comes back with its order.',
      },
      with: all(isTrue('={{ $json.order !== undefined }}')),
    },
    odd: {
      use: 'set',
      name: { fr: 'Décrire la ligne restante', en: 'Describe the row left over' },
      why: {
        fr: 'Qui, combien, quel jour : on la retrouve sans numéro.',
        en: 'Who, how much, which day: it can be found without a number.',
      },
      with: fields(
        {
          line: {
            fr: "={{ $('join').item.json.who + ', ' + String($('join').item.json.amount).replace('.', ',') + ' ' + ($('join').item.json.currency || '?') + ' le ' + ($('join').item.json.day || '?') + ($json.pair && $json.euros === undefined ? '' : ' : calculé, non écrit') }}",
            en: "={{ $('join').item.json.who + ', ' + $('join').item.json.amount + ' ' + ($('join').item.json.currency || '?') + ' on ' + ($('join').item.json.day || '?') + ($json.pair && $json.euros === undefined ? '' : ': worked out, not written') }}",
          },
        },
        { alone: true },
      ),
    },
    gather: {
      use: 'aggregate',
      name: { fr: 'Une seule liste', en: 'A single list' },
      why: {
        fr: 'Un courriel le soir, ou aucun.',
        en: 'One email in the evening, or none.',
      },
      with: gathered('line'),
    },
    tell: {
      use: 'mailjet',
      name: { fr: 'Écrire à la comptable', en: 'Write to the accountant' },
      why: {
        fr: 'Elle choisit la source du cours, et l’inscrit elle-même.',
        en: 'She chooses where the rate comes from, and enters it herself.',
      },
      with: {
        resource: 'email',
        operation: 'send',
        fromEmail: "={{ $('settings').first().json.from }}",
        toEmail: "={{ $('settings').first().json.accountant }}",
        subject: {
          fr: '=Frais à convertir à la main : {{ $json.line.length }}',
          en: '=Expenses to convert by hand: {{ $json.line.length }}',
        },
        text: "={{ $json.line.join('\\n') }}",
        additionalFields: {},
      },
    },
    closed: {
      use: 'mailjet',
      name: { fr: 'Dire que rien n’a changé', en: 'Say that nothing changed' },
      why: {
        fr: 'Une colonne vide s’explique alors sans enquête.',
        en: 'An empty column then needs no inquiry.',
      },
      with: {
        resource: 'email',
        operation: 'send',
        fromEmail: "={{ $('settings').first().json.from }}",
        toEmail: "={{ $('settings').first().json.accountant }}",
        subject: { fr: 'Frais : aucune conversion ce soir', en: 'Expenses: no conversion tonight' },
        text: {
          fr: "=La table des frais n’a pas pu être lue : {{ $json.error ?? 'Baserow ne répond pas' }}. Aucune ligne n’a changé ; le flux réessaiera demain.",
          en: "=The table of expenses could not be read: {{ $json.error ?? 'Baserow does not answer' }}. No row has changed; the flow tries again tomorrow.",
        },
        additionalFields: {},
      },
    },
  },
  links: [
    'nightly > settings > expenses > read.yes > ready > foreign > join:0',
    'foreign > pairs > ask > rate > join:1',
    'join > found.yes > euros > write > written.no > odd',
    'found.no > odd > gather > tell',
    'read.no > closed',
  ],
  examples,
})

import { allItems } from '../../fragments/code.ts'
import { cases, text } from '../../fragments/conditions.ts'
import { fields, setting } from '../../fragments/fields.ts'
import { mailed } from '../../fragments/mail.ts'
import { at } from '../../fragments/schedule.ts'
import { defineRecipe } from '../recipe.ts'
import { REVIEW } from './revoir-devis-en-devise.code.ts'
import { examples } from './revoir-devis-en-devise.examples.ts'

export default defineRecipe({
  category: 'sales',
  level: 'confirmed',
  minutes: 40,
  published: '2026-11-28',
  fr: {
    title: 'Revoir les devis en devise quand le cours a bougé',
    problem:
      'Cinquante mille dollars valaient 46 300 € le jour du devis. L’acheteur américain prend dix semaines ; à la signature il en reste 43 100, et la marge est partie dans le change sans que personne ait rien décidé.',
    outcome:
      'Du lundi au vendredi, chaque vendeur reçoit ses devis ouverts et valables qui ont perdu au moins 2 % et 500 € au cours du jour : valeur d’alors, valeur d’aujourd’hui, et le montant en devise qui rendrait la même somme.',
    avoid:
      'Une vente couverte par un contrat à terme n’a plus ce risque : laissez-la hors de la table. Les cours de la BCE servent d’indication ; votre banque achètera à un autre.',
    approval:
      'Aucun devis ne change. Le vendeur refait le prix, raccourcit la validité, se couvre ou accepte la perte ; le même devis ne revient que s’il perd encore autant.',
    failure:
      'Cours ou Supabase illisibles, cours vieux de plus de cinq jours : rien n’est comparé et le responsable le lit. Un devis sans cours ou dans une devise non publiée lui est nommé. Courriel refusé : il lui revient, et le vendeur l’aura au passage suivant.',
  },
  en: {
    title: 'Review foreign-currency quotes when the rate has moved',
    problem:
      'Fifty thousand dollars were worth €46,300 on the day of the quote. The American buyer takes ten weeks; at signature €43,100 is left, and the margin went into exchange without anybody deciding anything.',
    outcome:
      'From Monday to Friday each salesperson gets those of their open, valid quotes that lost at least 2% and €500 at today’s rate: worth then, worth now, and the amount in currency that would bring the same sum.',
    avoid:
      'A sale hedged by a forward contract no longer bears this risk: leave it out of the table. ECB rates are for information; your bank will buy at another.',
    approval:
      'No quote changes. The salesperson prices anew, shortens validity, hedges or accepts the loss; the same quote only comes back once it has lost as much again.',
    failure:
      'Rates or Supabase unreadable, rates over five days old: nothing is compared and the manager reads so. A quote without a rate, or in a currency that is not published, is named to them. A refused email comes back to them, and the salesperson gets it with the next run.',
  },
  nodes: {
    daily: {
      use: 'scheduleTrigger',
      name: { fr: 'Du lundi au vendredi, 17 h 15', en: 'Monday to Friday, 5:15 pm' },
      why: {
        fr: 'La BCE publie vers 16 h ; un jour sans cotation garde les cours de la veille.',
        en: 'The ECB publishes around 4 pm; a day without trading keeps those before.',
      },
      with: at('15 17 * * 1-5'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Vos seuils', en: 'Your thresholds' },
      why: {
        fr: 'Les deux à la fois : 2 % d’un petit devis ne vaut pas un appel.',
        en: 'Both at once: 2% of a small quote is not worth a call.',
      },
      with: fields({
        share: 0.02,
        least: 500,
        stale: 5,
        sender: 'devis@votre-entreprise.example',
        manager: 'export@votre-entreprise.example',
      }),
    },
    rates: {
      use: 'httpRequest',
      name: { fr: 'Cours de la BCE', en: 'ECB rates' },
      why: {
        fr: 'Une trentaine de monnaies, sans compte ni clé.',
        en: 'Some thirty currencies, with no account and no key.',
      },
      with: {
        url: 'https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml',
        options: { timeout: 15000, response: { response: { responseFormat: 'text' } } },
      },
      onError: 'continue',
      retry: [3, 5],
    },
    table: {
      use: 'xml',
      name: { fr: 'Lire le XML', en: 'Read the XML' },
      why: {
        fr: 'Une page d’erreur n’est pas un XML : l’étape suivante le verra.',
        en: 'An error page is no XML, as the next step will notice.',
      },
      with: { mode: 'xmlToJson', dataPropertyName: 'data', options: {} },
      onError: 'continue',
      always: true,
    },
    quotes: {
      use: 'supabase',
      name: { fr: 'Devis ouverts', en: 'Open quotes' },
      why: {
        fr: 'Colonnes id, number, client, currency, amount, rate (unités pour un euro), rate_told, valid_until, owner_email, status.',
        en: 'Columns id, number, client, currency, amount, rate (units to one euro), rate_told, valid_until, owner_email, status.',
      },
      with: {
        resource: 'row',
        operation: 'getAll',
        tableId: 'quotes',
        returnAll: true,
        filterType: 'manual',
        matchType: 'allFilters',
        filters: {
          conditions: [
            { keyName: 'status', condition: 'eq', keyValue: 'open' },
            { keyName: 'currency', condition: 'neq', keyValue: 'EUR' },
          ],
        },
      },
      onError: 'continue',
      always: true,
      retry: [3, 5],
    },
    review: {
      use: 'code',
      name: { fr: 'Comparer les deux cours', en: 'Compare both rates' },
      why: {
        fr: 'Seules les pertes : un gain de change n’appelle aucun geste.',
        en: 'Losses only, as a gain calls for nothing.',
      },
      with: allItems(REVIEW),
    },
    kind: {
      use: 'switch',
      name: { fr: 'Perte ou anomalie', en: 'Loss or trouble' },
      why: {
        fr: 'Un devis illisible n’empêche pas d’écrire aux autres.',
        en: 'One unreadable quote does not keep the others waiting.',
      },
      with: cases({ mail: text('={{ $json.kind }}', 'equals', 'mail') }),
    },
    write: {
      use: 'emailSend',
      name: { fr: 'Écrire au vendeur', en: 'Write to the salesperson' },
      why: {
        fr: 'Ses devis en un courriel, avec le jour du cours.',
        en: 'Their quotes in one email, with the day of the rates.',
      },
      with: mailed(
        { from: setting('sender'), to: '={{ $json.to }}' },
        {
          fr: '=Change : {{ $json.sum }} de moins sur {{ $json.rows.length }} devis',
          en: '=Exchange: {{ $json.sum }} less on {{ $json.rows.length }} quote(s)',
        },
        '={{ $json.text }}',
      ),
      onError: 'output',
      retry: [2, 10],
    },
    said: {
      use: 'set',
      name: { fr: 'Devis signalés', en: 'Quotes told' },
      why: { fr: 'Une fois le courriel parti.', en: 'Once the email has left.' },
      with: fields(
        { rows: { as: 'array', value: "={{ $('kind').item.json.rows }}" } },
        { alone: true },
      ),
    },
    each: {
      use: 'splitOut',
      name: { fr: 'Devis par devis', en: 'Quote by quote' },
      why: { fr: 'Chacun retient son propre cours.', en: 'Each remembers its own rate.' },
      with: { fieldToSplitOut: 'rows', options: {} },
    },
    mark: {
      use: 'supabase',
      name: { fr: 'Retenir le cours dit', en: 'Remember the rate told' },
      why: {
        fr: 'La prochaine perte se compte à partir de lui ; relancé, le flux se tait.',
        en: 'The next loss counts from there; run again, the flow keeps quiet.',
      },
      with: {
        resource: 'row',
        operation: 'update',
        tableId: 'quotes',
        filterType: 'manual',
        matchType: 'allFilters',
        filters: { conditions: [{ keyName: 'id', condition: 'eq', keyValue: '={{ $json.id }}' }] },
        dataToSend: 'defineBelow',
        fieldsUi: { fieldValues: [{ fieldId: 'rate_told', fieldValue: '={{ $json.rate }}' }] },
      },
      onError: 'output',
      retry: [2, 5],
    },
    unmarked: {
      use: 'set',
      name: { fr: 'Cours non retenu', en: 'Rate not remembered' },
      why: {
        fr: 'Le vendeur relira la même perte demain : il faut savoir pourquoi.',
        en: 'The same loss will be told tomorrow, and one should know why.',
      },
      with: fields(
        {
          text: {
            fr: "={{ 'Cours non retenu, le devis ' + $('each').item.json.id + ' sera redit : ' + ($json.error.message ?? $json.error) }}",
            en: "={{ 'Rate not remembered, quote ' + $('each').item.json.id + ' will be told again: ' + ($json.error.message ?? $json.error) }}",
          },
        },
        { alone: true },
      ),
    },
    unsent: {
      use: 'set',
      name: { fr: 'Courriel refusé', en: 'Email refused' },
      why: { fr: 'Avec son contenu entier.', en: 'With all that it held.' },
      with: fields(
        {
          text: "={{ $('kind').item.json.to + ' – ' + ($json.error.message ?? $json.error) + '\\n' + $('kind').item.json.text }}",
        },
        { alone: true },
      ),
    },
    warn: {
      use: 'emailSend',
      name: { fr: 'Prévenir le responsable', en: 'Tell the manager' },
      why: {
        fr: 'Un soir sans courriel doit vouloir dire : aucune perte.',
        en: 'An evening without email has to mean: no loss.',
      },
      with: mailed(
        { from: setting('sender'), to: setting('manager') },
        { fr: 'Devis en devise : à voir', en: 'Foreign-currency quotes: have a look' },
        '={{ $json.text }}',
      ),
    },
  },
  links: [
    'daily > settings > rates > table > quotes > review > kind.mail > write > said > each > mark',
    'kind.other > warn',
    'write.error > unsent > warn',
    'mark.error > unmarked > warn',
  ],
  examples,
})

import { columns } from '../../fragments/columns.ts'
import { all, amount, text } from '../../fragments/conditions.ts'
import { fields, number } from '../../fragments/fields.ts'
import { byId, byName, model, question } from '../../fragments/models.ts'
import { at } from '../../fragments/schedule.ts'
import { defineRecipe } from '../recipe.ts'
import { examples } from './relancer-devis-sans-reponse.examples.ts'

export default defineRecipe({
  category: 'sales',
  level: 'simple',
  minutes: 30,
  published: '2026-11-23',
  fr: {
    title: 'Relancer un devis resté sans réponse',
    problem:
      'Un devis part, le client ne dit rien, et la relance dépend de qui s’en souvient. Les petits montants sont oubliés les premiers ; or ce sont souvent ceux qu’un simple rappel suffit à signer.',
    outcome:
      'Chaque matin ouvré, un brouillon attend dans Gmail pour chaque devis dont le délai est passé : l’objet, le montant, la date d’envoi, une question ouverte. La feuille note la date et le rang de la relance.',
    avoid:
      'Si vous envoyez moins de cinq devis par mois, un rappel dans l’agenda suffit. Et si votre logiciel de facturation relance déjà, deux outils écriraient au même client.',
    approval:
      'Rien ne part seul : le message reste un brouillon que vous relisez, corrigez, envoyez ou jetez. Après deux relances, le devis n’est plus proposé ; c’est à vous de l’appeler ou de le classer.',
    failure:
      'Si le modèle ne répond pas, un texte fixe prend sa place dans le brouillon, avec les mêmes chiffres. Si Gmail ou la feuille refusent, l’exécution s’arrête avant d’écrire la date : le devis revient le lendemain.',
  },
  en: {
    title: 'Chase quotes that got no answer',
    problem:
      'A quote goes out, the client says nothing, and chasing it depends on who remembers. Small amounts are forgotten first, though a plain reminder is often all they need to be signed.',
    outcome:
      'Each working morning a draft waits in Gmail for every quote past its deadline: subject, amount, date sent, one open question. The sheet notes the day and the number of the reminder.',
    avoid:
      'With fewer than five quotes a month, a reminder in your calendar will do. And if your invoicing software already chases quotes, two tools would be writing to the same client.',
    approval:
      'Nothing leaves on its own: the message stays a draft for you to read, change, send or bin. After two reminders a quote is no longer proposed; calling or closing it is up to you.',
    failure:
      'If the model does not answer, a fixed text takes its place in the draft, with the same figures. If Gmail or the sheet refuses, the run stops before writing the date, so the quote comes back the next day.',
  },
  nodes: {
    morning: {
      use: 'scheduleTrigger',
      name: { fr: 'Chaque matin ouvré', en: 'Each working morning' },
      why: {
        fr: 'À huit heures et demie, avant que la journée ne commence à déborder.',
        en: 'At half past eight, before the day fills up.',
      },
      with: at('30 8 * * 1-5'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Vos réglages', en: 'Your settings' },
      why: {
        fr: 'Le délai, la feuille et votre signature se changent ici et nulle part ailleurs.',
        en: 'Deadline, sheet and signature are changed here and nowhere else.',
      },
      with: fields({
        days: 7,
        most: 2,
        sheet: { fr: 'identifiant de votre feuille', en: 'id of your sheet' },
        tab: { fr: 'Devis', en: 'Quotes' },
        signature: { fr: 'Votre prénom', en: 'Your first name' },
      }),
    },
    quotes: {
      use: 'googleSheets',
      name: { fr: 'Lire les devis', en: 'Read the quotes' },
      why: {
        fr: 'La feuille reste la référence : une ligne par devis, remplie comme d’habitude.',
        en: 'The sheet stays the reference: one row a quote, filled in as usual.',
      },
      with: {
        operation: 'read',
        documentId: byId("={{ $('settings').first().json.sheet }}"),
        sheetName: byName("={{ $('settings').first().json.tab }}"),
        options: {},
      },
      retry: [3, 5],
    },
    age: {
      use: 'set',
      name: { fr: 'Compter les jours', en: 'Count the days' },
      why: {
        fr: 'Depuis le dernier message : l’envoi, ou la relance d’avant.',
        en: 'Since the last message: the quote itself, or the reminder before.',
      },
      with: fields({
        waited: number(
          "={{ Math.floor($now.diff(DateTime.fromISO($json.last_reminder || $json.sent_on), 'days').days) }}",
        ),
        rank: number('={{ Number($json.reminders || 0) + 1 }}'),
      }),
    },
    due: {
      use: 'filter',
      name: { fr: 'Délai passé, sans réponse', en: 'Past its deadline, no answer' },
      why: {
        fr: 'Un devis signé, refusé ou déjà relancé deux fois ne passe pas.',
        en: 'A quote that was signed, refused or chased twice does not get through.',
      },
      with: all(
        text('={{ $json.status }}', 'equals', { fr: 'envoyé', en: 'sent' }),
        amount('={{ $json.waited }}', 'gte', "={{ $('settings').first().json.days }}"),
        amount('={{ $json.rank }}', 'lte', "={{ $('settings').first().json.most }}"),
      ),
    },
    write: {
      use: 'chainLlm',
      name: { fr: 'Rédiger la relance', en: 'Write the reminder' },
      why: {
        fr: 'Le modèle ne reçoit que la ligne du devis : il n’a rien d’autre à inventer.',
        en: 'The model sees that row and nothing else, so there is nothing to embroider.',
      },
      with: question(
        {
          fr: 'Tu écris la relance d’un devis pour un indépendant. Quatre phrases au plus, vouvoiement, aucune formule commerciale. Rappelle l’objet, le montant et la date d’envoi tels qu’ils sont donnés. Pose une seule question ouverte. À la deuxième relance, propose aussi de clore le dossier. N’invente ni remise, ni échéance, ni fait. Pas de salutation ni de signature : elles sont ajoutées ensuite. Réponds par le texte seul.',
          en: 'You write a reminder about a quote for a freelancer. Four sentences at most, no sales talk. State subject, amount and date sent as they are given. Ask one open question. At the second reminder also offer to close the matter. Invent no discount, deadline or fact. No greeting and no signature: both are added later. Answer with the text alone.',
        },
        {
          fr: '=Objet : {{ $json.subject }}\nMontant : {{ $json.amount }} € HT\nEnvoyé le : {{ $json.sent_on }}\nRelance n° {{ $json.rank }}',
          en: '=Subject: {{ $json.subject }}\nAmount: €{{ $json.amount }} before VAT\nSent on: {{ $json.sent_on }}\nReminder no. {{ $json.rank }}',
        },
      ),
      // One way on: two ways would part quotes from their texts.
      onError: 'continue',
      retry: [2, 3],
    },
    luna: model('luna', { fr: 'Modèle de rédaction', en: 'Writing model' }),
    fixed: {
      use: 'set',
      name: { fr: 'Texte, ou secours', en: 'Text, or fallback' },
      why: {
        fr: 'Une relance un peu sèche vaut mieux qu’une relance oubliée.',
        en: 'A dry reminder is better than a forgotten one.',
      },
      with: fields(
        {
          text: {
            fr: "={{ $json.text ?? 'Je reviens vers vous au sujet du devis « ' + $('due').item.json.subject + ' » (' + $('due').item.json.amount + ' € HT), envoyé le ' + $('due').item.json.sent_on + '. Où en est votre réflexion ?' }}",
            en: "={{ $json.text ?? 'I am coming back to you about the quote “' + $('due').item.json.subject + '” (€' + $('due').item.json.amount + ' before VAT), sent on ' + $('due').item.json.sent_on + '. Where do you stand?' }}",
          },
        },
        { alone: true },
      ),
    },
    draft: {
      use: 'gmail',
      name: { fr: 'Déposer le brouillon', en: 'Leave a draft' },
      why: {
        fr: 'Un brouillon, jamais un envoi : la dernière main est la vôtre.',
        en: 'A draft, never a message sent: the last hand is yours.',
      },
      with: {
        resource: 'draft',
        operation: 'create',
        subject: {
          fr: "=Votre devis : {{ $('due').item.json.subject }}",
          en: "=Your quote: {{ $('due').item.json.subject }}",
        },
        emailType: 'text',
        message: {
          fr: "=Bonjour {{ $('due').item.json.contact }},\n\n{{ $json.text }}\n\n{{ $('settings').first().json.signature }}",
          en: "=Hello {{ $('due').item.json.contact }},\n\n{{ $json.text }}\n\n{{ $('settings').first().json.signature }}",
        },
        options: { sendTo: "={{ $('due').item.json.email }}" },
      },
    },
    note: {
      use: 'googleSheets',
      name: { fr: 'Noter la relance', en: 'Note the reminder' },
      why: {
        fr: 'Écrite après le brouillon : une panne ne fait jamais croire qu’on a relancé.',
        en: 'Written after the draft, so that a failure never looks like a reminder.',
      },
      with: {
        operation: 'update',
        documentId: byId("={{ $('settings').first().json.sheet }}"),
        sheetName: byName("={{ $('settings').first().json.tab }}"),
        columns: columns(
          {
            quote: "={{ $('due').item.json.quote }}",
            reminders: "={{ $('due').item.json.rank }}",
            last_reminder: '={{ $now.toISODate() }}',
          },
          ['quote'],
        ),
        options: {},
      },
      retry: [3, 5],
    },
  },
  links: [
    'morning > settings > quotes > age > due > write > fixed > draft > note',
    'luna => write',
  ],
  examples,
  cost: [{ node: 'write', model: 'luna', reads: 260, writes: 90 }],
})

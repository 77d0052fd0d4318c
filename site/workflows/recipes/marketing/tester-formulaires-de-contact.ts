import { allItems, eachItem, inBoth } from '../../fragments/code.ts'
import { cases, text } from '../../fragments/conditions.ts'
import { fields, list } from '../../fragments/fields.ts'
import { gathered } from '../../fragments/items.ts'
import { at } from '../../fragments/schedule.ts'
import { posted } from '../../fragments/slack.ts'
import { defineRecipe } from '../recipe.ts'
import { examples } from './tester-formulaires-de-contact.examples.ts'

const CHANNEL = { fr: '#site-web', en: '#website' }

/** What each form is sent: its own field names, and a mark to be found again. */
const FILL = `const mark = 'TEST ' + $now.toISODate() + ' [' + $json.name + ']'
const body = {}
for (const [field, value] of Object.entries($json.fields)) body[field] = String(value).replace('{mark}', mark)
return { json: { ...$json, mark, body } }`

/** Sent and found, sent and lost, or refused by the site. */
const judge = (say: { readonly refused: string; readonly lost: string; readonly slow: string }) =>
  `const mails = $input.all().map(({ json }) => json).filter((mail) => mail.id)
const sent = $('send').all()
const { slow } = $('settings').first().json
return $('fill').all().map(({ json }, at) => {
  const mail = mails.find((one) => (String(one.snippet ?? '') + ' ' + String(one.Subject ?? '')).includes(json.mark))
  const error = sent[at]?.json.error
  const minutes = mail ? Math.round((Number(mail.internalDate) - $('started').first().json.at) / 60000) : 0
  const state = error !== undefined ? 'refused' : !mail ? 'lost' : minutes > slow ? 'slow' : 'good'
  const line = json.name + (state === 'refused' ? '${say.refused}' + (error.message ?? error) : state === 'lost' ? '${say.lost}' : '${say.slow}' + minutes + ' min')
  return { json: { name: json.name, id: mail?.id ?? '', state, line } }
})`

export default defineRecipe({
  category: 'marketing',
  level: 'confirmed',
  minutes: 35,
  published: '2026-11-28',
  fr: {
    title: 'Tester chaque nuit que vos formulaires arrivent à quelqu’un',
    problem:
      'Une mise à jour du site casse l’envoi du formulaire. La page dit merci, la campagne tourne, et pendant neuf jours aucune demande n’arrive. On s’en aperçoit quand un client appelle, vexé.',
    outcome:
      'Chaque nuit, chaque formulaire est rempli pour de vrai avec une marque du jour. Vingt minutes plus tard, le flux cherche les courriels dans la boîte qui les reçoit. Au matin, Slack ne dit que ce qui a échoué ou traîné.',
    avoid:
      'Un formulaire protégé par un captcha refusera le test : réservez-lui une adresse d’essai. Et ne testez pas ainsi une commande ou un paiement.',
    approval:
      'Aucune décision n’est prise. Les courriels de test sont marqués comme lus pour ne pas occuper l’équipe ; votre CRM doit ignorer ce qui commence par TEST.',
    failure:
      'Gmail muet : le canal apprend que rien n’a pu être vérifié, ce qui n’est pas « tout va bien ». Un site qui refuse l’envoi est nommé avec son erreur.',
  },
  en: {
    title: 'Test each night that your contact forms reach somebody',
    problem:
      'An update of the site breaks the sending of the form. The page says thank you, the campaign runs, and for nine days no request arrives. It is noticed when a client rings, offended.',
    outcome:
      'Each night every form is really filled in, with a mark of the day. Twenty minutes later the flow looks for the emails in the mailbox that receives them. In the morning Slack tells only what failed or dawdled.',
    avoid:
      'A form behind a captcha will refuse the test: keep an address for trials. And do not test an order or a payment this way.',
    approval:
      'No decision is taken. Test emails are marked as read, so as not to busy the team; your CRM has to ignore what begins with TEST.',
    failure:
      'Gmail silent: the channel learns that nothing could be checked, which is not the same as all being well. A site that refuses the form is named with its error.',
  },
  nodes: {
    nightly: {
      use: 'scheduleTrigger',
      name: { fr: 'Chaque nuit, 4 h', en: 'Each night, 4 am' },
      why: {
        fr: 'Après les mises à jour nocturnes, avant le premier visiteur.',
        en: 'After nightly updates, before the first visitor.',
      },
      with: at('0 4 * * *'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Vos formulaires', en: 'Your forms' },
      why: {
        fr: 'Les noms des champs, tels que la page les envoie. La marque doit paraître dans l’objet du courriel ou à son début.',
        en: 'Field names, as the page sends them. The mark has to show in the email’s subject or at its beginning.',
      },
      with: fields({
        wait: 20,
        slow: 10,
        forms: list([
          {
            name: 'contact',
            url: 'https://www.votre-entreprise.example/contact',
            fields: { nom: '{mark}', email: 'test@votre-entreprise.example', message: '{mark}' },
          },
          {
            name: 'devis',
            url: 'https://devis.votre-entreprise.example/api/form',
            fields: { name: '{mark}', mail: 'test@votre-entreprise.example', need: '{mark}' },
          },
        ]),
      }),
    },
    started: {
      use: 'set',
      name: { fr: 'Noter l’heure', en: 'Note the time' },
      why: {
        fr: 'Un courriel qui met une heure perd le client aussi.',
        en: 'An email that takes an hour loses the client as well.',
      },
      with: fields({ at: { as: 'number', value: '={{ $now.toMillis() }}' } }),
    },
    forms: {
      use: 'splitOut',
      name: { fr: 'Formulaire par formulaire', en: 'Form by form' },
      why: {
        fr: 'Un site en panne n’empêche pas d’essayer les autres.',
        en: 'One site down does not stop the others being tried.',
      },
      with: { fieldToSplitOut: 'forms', options: {} },
    },
    fill: {
      use: 'code',
      name: { fr: 'Remplir les champs', en: 'Fill in the fields' },
      why: {
        fr: 'La date dans la marque : le courriel d’hier ne compte pas.',
        en: 'With the date in the mark, yesterday’s email does not count.',
      },
      with: eachItem(FILL),
    },
    send: {
      use: 'httpRequest',
      name: { fr: 'Envoyer comme un visiteur', en: 'Send like a visitor' },
      why: {
        fr: 'La vraie adresse : un essai à part ne prouve que l’essai.',
        en: 'The real address: a separate trial proves the trial alone.',
      },
      with: {
        method: 'POST',
        url: '={{ $json.url }}',
        sendBody: true,
        contentType: 'form-urlencoded',
        specifyBody: 'string',
        body: "={{ Object.entries($json.body).map(([key, value]) => encodeURIComponent(key) + '=' + encodeURIComponent(value)).join('&') }}",
        options: { timeout: 30_000 },
      },
      onError: 'continue',
    },
    pause: {
      use: 'wait',
      name: { fr: 'Laisser arriver', en: 'Let it arrive' },
      why: {
        fr: 'Vingt minutes : le temps d’un filtre de messagerie lent.',
        en: 'Twenty minutes, as long as a slow mail filter takes.',
      },
      with: {
        resume: 'timeInterval',
        amount: "={{ $('settings').first().json.wait }}",
        unit: 'minutes',
      },
    },
    mails: {
      use: 'gmail',
      name: { fr: 'Chercher les courriels', en: 'Look for the emails' },
      why: {
        fr: 'Boîte de réception seule : tomber dans les indésirables, c’est être perdu.',
        en: 'The inbox alone: to land in spam is to be lost.',
      },
      with: {
        resource: 'message',
        operation: 'getAll',
        returnAll: true,
        simple: true,
        filters: { q: '=in:inbox "TEST {{ $now.toISODate() }}"' },
      },
      once: true,
      onError: 'continue',
      always: true,
      retry: [3, 30],
    },
    sure: {
      use: 'switch',
      name: { fr: 'Gmail a répondu ?', en: 'Did Gmail answer?' },
      why: {
        fr: 'Sans réponse, on ne sait rien, et il faut le dire.',
        en: 'Without an answer nothing is known, and that is to be said.',
      },
      with: cases({
        silent: { left: '={{ $json.error !== undefined }}', type: 'boolean', operation: 'true' },
      }),
    },
    judge: {
      use: 'code',
      name: { fr: 'Rapprocher', en: 'Match' },
      why: {
        fr: 'Envoyé et retrouvé : les deux, sinon ce n’est pas bon.',
        en: 'Sent and found: both, or it is not good.',
      },
      with: allItems(
        inBoth(judge, {
          fr: {
            refused: ' : envoi refusé, ',
            lost: ' : envoyé, jamais arrivé',
            slow: ' : arrivé en ',
          },
          en: { refused: ': refused, ', lost: ': sent, never arrived', slow: ': arrived in ' },
        }),
      ),
    },
    state: {
      use: 'switch',
      name: { fr: 'Bon, ou à dire', en: 'Good, or to be told' },
      why: {
        fr: 'Un message quotidien « tout va bien » cesse d’être lu.',
        en: 'A daily “all is well” stops being read.',
      },
      with: cases({ good: text('={{ $json.state }}', 'equals', 'good') }),
    },
    tidy: {
      use: 'gmail',
      name: { fr: 'Marquer comme lu', en: 'Mark as read' },
      why: {
        fr: 'L’équipe ne répond pas à un robot.',
        en: 'The team does not answer a robot.',
      },
      with: { resource: 'message', operation: 'markAsRead', messageId: '={{ $json.id }}' },
      onError: 'continue',
    },
    gather: {
      use: 'aggregate',
      name: { fr: 'Réunir les ratés', en: 'Gather the misses' },
      why: {
        fr: 'Deux formulaires muets ont souvent la même cause.',
        en: 'Two silent forms often have the same cause.',
      },
      with: gathered('line'),
    },
    alert: {
      use: 'slack',
      name: { fr: 'Alerter', en: 'Alert' },
      why: {
        fr: 'Avant que la campagne du matin ne paie des clics perdus.',
        en: 'Before the morning’s campaign pays for lost clicks.',
      },
      with: posted(CHANNEL, {
        fr: "=:rotating_light: Formulaires :\n{{ $json.line.join('\\n') }}",
        en: "=:rotating_light: Forms:\n{{ $json.line.join('\\n') }}",
      }),
    },
    unknown: {
      use: 'slack',
      name: { fr: 'Dire que l’on ne sait pas', en: 'Say it is not known' },
      why: {
        fr: 'Le silence de la boîte n’est pas celui des formulaires.',
        en: 'A silent mailbox is not a silent form.',
      },
      with: posted(CHANNEL, {
        fr: '=Formulaires non vérifiés cette nuit : {{ $json.error.message ?? $json.error }}',
        en: '=Forms not checked tonight: {{ $json.error.message ?? $json.error }}',
      }),
    },
  },
  links: [
    'nightly > settings > started > forms > fill > send > pause > mails > sure.other > judge > state.good > tidy',
    'state.other > gather > alert',
    'sure.silent > unknown',
  ],
  examples,
})

import { answeredWithin } from '../../fragments/patience.ts'
import { allItems } from '../../fragments/code.ts'
import { all, isTrue, text } from '../../fragments/conditions.ts'
import { fields, number } from '../../fragments/fields.ts'
import { defineRecipe } from '../recipe.ts'
import { examples } from './repondre-dans-la-langue-du-client.examples.ts'

/** Separators differ between languages, digits do not. */
const CHECK = `const kept = (text) => (String(text).match(/https?:\\/\\/[^\\s<>)]+|\\d(?:[\\d.,\\u00a0\\u202f ]*\\d)?/g) ?? [])
  .map(one => one.startsWith('http') ? one.replace(/[.,;]+$/, '') : one.replace(/\\D/g, ''));
const own = kept($('settings').first().json.reply);
const left = kept($('translate').first().json.text);
const lost = own.filter(one => {
  const place = left.indexOf(one);
  if (place >= 0) left.splice(place, 1);
  return place < 0;
});
return [{ json: { lost, added: left, whole: lost.length + left.length === 0, back: $input.first().json.text } }];`

export default defineRecipe({
  category: 'support',
  level: 'confirmed',
  minutes: 40,
  published: '2026-11-24',
  fr: {
    title: 'Répondre à un client dans sa langue, texte relu à l’envers',
    problem:
      'Un client polonais écrit en polonais. On colle sa question dans un traducteur, puis la réponse, et le montant du remboursement change d’un chiffre sans que personne ne puisse le lire.',
    outcome:
      'L’agent rédige sa réponse en note interne dans Zammad. Le flux la traduit, vérifie que chaque nombre et chaque lien s’y retrouve, la retraduit pour que l’agent juge du sens, puis l’envoie quand il accepte.',
    avoid:
      'Un litige, une clause ou une notice de sécurité se confie à un traducteur. Pour dix pays et mille tickets, embauchez quelqu’un qui parle la langue.',
    approval:
      'L’agent lit l’aller et le retour côte à côte, puis clique. Sans clic sous une journée, rien ne part et il est prévenu.',
    failure:
      'Zammad ou DeepL en panne, nombre perdu, client qui écrit déjà votre langue : le client ne reçoit rien, et un courriel dit à l’agent pourquoi.',
  },
  en: {
    title: 'Answer customers in their language, read back before sending',
    problem:
      'A Polish customer writes in Polish. Somebody pastes the question into a translator, then the answer, and the sum to be refunded loses a digit that nobody in the team could have spotted.',
    outcome:
      'The agent writes the answer as an internal note in Zammad. The flow translates it, checks that every number and link survived, translates it back so that the agent can judge the sense, and sends it on their yes.',
    avoid:
      'Disputes, contract clauses and safety instructions belong with a translator. With a thousand tickets from one country, hire somebody who speaks the language.',
    approval:
      'The agent reads both directions side by side and clicks. After a day without a click nothing leaves, and they are told.',
    failure:
      'Zammad or DeepL down, a number lost, a customer who already writes your language: nothing reaches the customer, and an email tells the agent why.',
  },
  nodes: {
    noted: {
      use: 'webhook',
      name: { fr: 'Note à traduire', en: 'Note to translate' },
      why: {
        fr: 'Un déclencheur Zammad, limité aux notes internes de tickets étiquetés « traduire ».',
        en: 'A Zammad trigger, limited to internal notes on tickets tagged “translate”.',
      },
      with: {
        httpMethod: 'POST',
        path: 'note-to-translate',
        authentication: 'basicAuth',
        options: {},
      },
    },
    settings: {
      use: 'set',
      name: { fr: 'Vos réglages', en: 'Your settings' },
      why: {
        fr: 'La note arrive en HTML ; on n’en garde que les mots.',
        en: 'The note arrives as HTML; only its words are kept.',
      },
      with: fields(
        {
          site: 'https://aide.quincaillerie-morel.example',
          from: 'aide@quincaillerie-morel.example',
          own: { fr: 'FR', en: 'EN' },
          ticket: number('={{ $json.body.ticket.id }}'),
          title: '={{ $json.body.ticket.title }}',
          customer: '={{ $json.body.ticket.customer.email }}',
          agent: '={{ $json.body.article.created_by.email }}',
          reply:
            "={{ $json.body.article.body.replace(/<br[^>]*>|<.p>/g, '\\n').replace(/<[^>]+>/g, '').replace(/&nbsp;/g, ' ').trim() }}",
        },
        { alone: true },
      ),
    },
    thread: {
      use: 'httpRequest',
      name: { fr: 'Lire l’échange', en: 'Read the thread' },
      why: {
        fr: 'La langue se lit dans les mots du client, pas dans son adresse ni dans son pays.',
        en: 'The language shows in the customer’s words, not in an address or a country.',
      },
      with: {
        url: "={{ $('settings').first().json.site }}/api/v1/ticket_articles/by_ticket/{{ $('settings').first().json.ticket }}",
        authentication: 'predefinedCredentialType',
        nodeCredentialType: 'zammadTokenAuthApi',
        options: {},
      },
      onError: 'output',
      retry: [3, 5],
    },
    words: {
      use: 'code',
      name: { fr: 'Ses derniers mots', en: 'Their latest words' },
      why: {
        fr: 'Trois cents signes suffisent à reconnaître une langue ; les lignes citées induiraient en erreur.',
        en: 'Three hundred characters are enough to tell a language; quoted lines would mislead.',
      },
      with: allItems(
        "const last = $input.all().map(item => item.json).filter(one => one.sender === 'Customer' && !one.internal).pop();\nconst plain = String(last?.body ?? '').replace(/<blockquote[\\s\\S]*/i, '').replace(/<[^>]+>/g, ' ');\nconst lines = plain.split('\\n').filter(line => !line.trim().startsWith('>'));\nreturn [{ json: { words: lines.join(' ').replace(/\\s+/g, ' ').trim().slice(0, 300) } }];",
      ),
    },
    detect: {
      use: 'deepL',
      name: { fr: 'Reconnaître la langue', en: 'Tell the language' },
      why: {
        fr: 'DeepL nomme la langue d’un texte en le traduisant : le même compte fait les deux.',
        en: 'DeepL names the language of what it translates, so one account does both.',
      },
      with: {
        resource: 'language',
        operation: 'translate',
        text: '={{ $json.words }}',
        translateTo: { fr: 'FR', en: 'EN-GB' },
        additionalFields: {},
      },
      onError: 'output',
      retry: [2, 3],
    },
    foreign: {
      use: 'if',
      name: { fr: 'Une autre langue ?', en: 'Another language?' },
      why: {
        fr: 'Traduire du français en français abîmerait une réponse qui convenait.',
        en: 'English put into English would only spoil an answer that was fine.',
      },
      with: all(
        text(
          '={{ $json.detected_source_language }}',
          'notEquals',
          "={{ $('settings').first().json.own }}",
        ),
      ),
    },
    translate: {
      use: 'deepL',
      name: { fr: 'Traduire la réponse', en: 'Translate the answer' },
      why: {
        fr: 'L’anglais et le portugais ont deux variantes : l’européenne est choisie.',
        en: 'English and Portuguese come in two variants; the European one is taken.',
      },
      with: {
        resource: 'language',
        operation: 'translate',
        text: "={{ $('settings').first().json.reply }}",
        translateTo:
          "={{ ({ EN: 'EN-GB', PT: 'PT-PT' })[$json.detected_source_language] ?? $json.detected_source_language }}",
        additionalFields: { preserveFormatting: '1' },
      },
      onError: 'output',
      retry: [2, 3],
    },
    back: {
      use: 'deepL',
      name: { fr: 'Retraduire', en: 'Translate it back' },
      why: {
        fr: 'Le seul moyen, pour qui ne lit pas le polonais, de voir un « non » devenu « oui ».',
        en: 'For somebody without Polish, the one way to see that a “no” became a “yes”.',
      },
      with: {
        resource: 'language',
        operation: 'translate',
        text: '={{ $json.text }}',
        translateTo: { fr: 'FR', en: 'EN-GB' },
        additionalFields: {},
      },
      onError: 'output',
      retry: [2, 3],
    },
    check: {
      use: 'code',
      name: { fr: 'Compter nombres et liens', en: 'Count numbers and links' },
      why: {
        fr: '1 250,00 et 1,250.00 sont le même montant : seuls les chiffres sont comparés.',
        en: '1,250.00 and 1 250,00 are one amount, so digits alone are compared.',
      },
      with: allItems(CHECK),
    },
    whole: {
      use: 'if',
      name: { fr: 'Rien de perdu ?', en: 'Nothing lost?' },
      why: {
        fr: 'Un bouton « Envoyer » sous un montant faux finirait par être cliqué.',
        en: 'A “Send” button under a wrong sum would be clicked sooner or later.',
      },
      with: all(isTrue('={{ $json.whole }}')),
    },
    ask: {
      use: 'emailSend',
      name: { fr: 'Faire relire', en: 'Have it read over' },
      why: {
        fr: 'À l’auteur de la note : lui sait ce qu’il voulait dire.',
        en: 'By whoever wrote the note, since they know what it was meant to say.',
      },
      with: {
        operation: 'sendAndWait',
        fromEmail: "={{ $('settings').first().json.from }}",
        toEmail: "={{ $('settings').first().json.agent }}",
        subject: {
          fr: "=À relire en {{ $('detect').first().json.detected_source_language }} : {{ $('settings').first().json.title }}",
          en: "=To read over in {{ $('detect').first().json.detected_source_language }}: {{ $('settings').first().json.title }}",
        },
        message: {
          fr: "=Ce qui partira :\n{{ $('translate').first().json.text }}\n\nCe que le client comprendra :\n{{ $json.back }}",
          en: "=What will leave:\n{{ $('translate').first().json.text }}\n\nWhat the customer will understand:\n{{ $json.back }}",
        },
        responseType: 'approval',
        approvalOptions: {
          values: {
            approvalType: 'double',
            approveLabel: { fr: 'Envoyer', en: 'Send' },
            disapproveLabel: { fr: 'Ne pas envoyer', en: 'Do not send' },
          },
        },
        options: answeredWithin(1, 'days'),
      },
    },
    agreed: {
      use: 'if',
      name: { fr: 'Accepté ?', en: 'Accepted?' },
      why: {
        fr: 'Le silence d’un agent parti en congé n’est pas un accord.',
        en: 'Silence from an agent on leave is no yes.',
      },
      with: all(isTrue('={{ $json.data?.approved === true }}')),
    },
    send: {
      use: 'httpRequest',
      name: { fr: 'Envoyer depuis le ticket', en: 'Send from the ticket' },
      why: {
        fr: 'Le client répond ainsi au ticket, et l’échange reste lisible d’une traite.',
        en: 'The customer’s reply then lands in the ticket, and the thread stays in one place.',
      },
      with: {
        method: 'POST',
        url: "={{ $('settings').first().json.site }}/api/v1/ticket_articles",
        authentication: 'predefinedCredentialType',
        nodeCredentialType: 'zammadTokenAuthApi',
        sendBody: true,
        specifyBody: 'json',
        jsonBody:
          "={{ JSON.stringify({ ticket_id: $('settings').first().json.ticket, to: $('settings').first().json.customer, subject: $('settings').first().json.title, body: $('translate').first().json.text, content_type: 'text/plain', type: 'email', internal: false }) }}",
        options: {},
      },
      onError: 'output',
    },
    tell: {
      use: 'emailSend',
      name: { fr: 'Dire que rien n’est parti', en: 'Say that nothing left' },
      why: {
        fr: 'Par courriel et non dans Zammad, qui est peut-être la cause.',
        en: 'By email and not in Zammad, which may be the cause.',
      },
      with: {
        operation: 'send',
        fromEmail: "={{ $('settings').first().json.from }}",
        toEmail: "={{ $('settings').first().json.agent }}",
        subject: {
          fr: "=Réponse non envoyée : {{ $('settings').first().json.title }}",
          en: "=Answer not sent: {{ $('settings').first().json.title }}",
        },
        emailFormat: 'text',
        text: {
          fr: "={{ $json.error ? 'Un service n’a pas répondu. Reprenez le ticket à la main.' : $json.whole === false ? 'Nombres ou liens perdus : ' + ($json.lost.join(', ') || 'aucun') + ' ; apparus : ' + ($json.added.join(', ') || 'aucun') : $json.detected_source_language ? 'Le client écrit déjà votre langue : répondez-lui sans traduire.' : 'Vous n’avez pas accepté la traduction. Corrigez votre note, elle repassera.' }}",
          en: "={{ $json.error ? 'A service did not answer. Please take the ticket up by hand.' : $json.whole === false ? 'Numbers or links lost: ' + ($json.lost.join(', ') || 'none') + '; new ones: ' + ($json.added.join(', ') || 'none') : $json.detected_source_language ? 'The customer already writes your language: answer without translating.' : 'You did not accept the translation. Add a corrected note and it comes round again.' }}",
        },
        options: { appendAttribution: false },
      },
    },
  },
  links: [
    'noted > settings > thread > words > detect > foreign.yes > translate > back > check > whole.yes > ask > agreed.yes > send',
    'foreign.no > tell',
    'whole.no > tell',
    'agreed.no > tell',
    'thread.error > tell',
    'detect.error > tell',
    'translate.error > tell',
    'back.error > tell',
    'send.error > tell',
  ],
  examples,
})

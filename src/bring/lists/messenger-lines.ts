/** '[12.05.27, 18:03:11] Anna: ' and '12/05/2027, 6:03 pm - Anna: ', as WhatsApp writes a chat. */
const WHATSAPP =
  /^\[?\d{1,4}[./-]\d{1,2}[./-]\d{2,4},?\s+\d{1,2}:\d{2}(?::\d{2})?(?:\s?[ap]\.?m\.?)?(?:\]\s*|\s+-\s+)(?:([^:]{1,60}):\s?)?/iu;
/** Notices of a messenger, and signatures of the device or app that sent a message. */
const NOTICES =
  /end-to-end encrypted|Ende-zu-Ende-verschlüsselt|^<(?:Media omitted|Medien ausgeschlossen|attached:.*)>$|(?:image|Bild|video|audio|sticker|GIF) (?:omitted|weggelassen)$|^(?:This message was deleted|Diese Nachricht wurde gelöscht)|^(?:Sent from my|Von meinem .* gesendet|Gesendet mit|Get Outlook for|Shared from|Geteilt aus|Geteilt über)\b|^<(?:This message was edited|Diese Nachricht wurde bearbeitet)>$/iu;

/** The line without who wrote it when; null for what is no message. */
export function messageIn(line: string): string | null {
  const sent = WHATSAPP.exec(line);
  if (sent !== null && sent[1] === undefined) return null;
  const text = (sent === null ? line : line.slice(sent[0].length)).replace(
    /\s*<(?:This message was edited|Diese Nachricht wurde bearbeitet)>$/iu,
    '',
  );
  return NOTICES.test(text.trim()) ? null : text;
}

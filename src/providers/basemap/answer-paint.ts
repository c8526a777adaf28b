import type { PainterReply, PaintRequest } from './painter-messages.ts';
import type { TilePainter } from './tiles/tile-painter.ts';

export type WithoutId<Message> = Message extends { id: number } ? Omit<Message, 'id'> : never;
export type Painted = WithoutId<Extract<PainterReply, { kind: 'picture' | 'labels' }>>;

/** A painter's answer to a request, in the worker as on the page. */
export async function answerPaint(
  painter: TilePainter,
  request: WithoutId<PaintRequest>,
  signal?: AbortSignal,
): Promise<Painted> {
  switch (request.kind) {
    case 'labels': {
      const { z, x, y } = request;
      return { kind: 'labels', labels: await painter.labels(z, x, y) };
    }
    case 'detail-labels': {
      const { z, x, y } = request;
      return { kind: 'labels', labels: await painter.detailLabels(z, x, y, signal) };
    }
    case 'preview':
    case 'picture':
      return { kind: 'picture', picture: await painter[request.kind](request.tile, signal) };
    default:
      return request satisfies never;
  }
}

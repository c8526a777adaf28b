export type TileContext = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

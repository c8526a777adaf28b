/** Whether the page's workers have answered all that they were asked. */
{
  /** The ids of open requests, by worker: a set each. */
  const open = /** @type {Set<unknown>[]} */ ([]);
  window.benchWorkersIdle = () => open.every((ids) => ids.size === 0);

  window.Worker = new Proxy(Worker, {
    /** @param {ConstructorParameters<typeof Worker>} from */
    construct(Original, from) {
      const worker = new Original(...from);
      const post = worker.postMessage.bind(worker);
      const ids = new Set();
      open.push(ids);
      worker.addEventListener(
        'message',
        /** @param {MessageEvent<{ id?: number }>} event */
        ({ data }) => ids.delete(data.id),
      );
      return Object.assign(worker, {
        /**
         * The painter's messages have a kind, those of the device's worker a type.
         * @param {{ kind?: string, type?: string, id?: number }} message
         * @param {Transferable[]} transfer
         */
        postMessage(message, transfer = []) {
          if ((message.kind ?? message.type) === 'abort') ids.delete(message.id);
          else ids.add(message.id);
          post(message, transfer);
        },
      });
    },
  });
}

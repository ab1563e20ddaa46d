type Told = { go?: unknown; where?: true };

/** Goes where a notice leads that was clicked: the service worker asks tabs where they are, and brings one to the front. */
export function goWhereNoticesLead(): void {
  navigator.serviceWorker?.addEventListener('message', ({ data, ports }: MessageEvent<Told>) => {
    if (data.where) ports[0]?.postMessage(location.hash);
    else if (typeof data.go === 'string' && /^(hall|table\/[0-9a-f]{12})$/.test(data.go)) location.hash = data.go;
  });
}
